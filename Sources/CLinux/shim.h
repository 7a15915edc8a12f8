// Functions that every C library for Linux has, but declares only under _GNU_SOURCE, which Swift does not set.
// Their manual pages are in section 2 (the two of spawn.h: section 3).
#ifdef __linux__
#include <linux/stat.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>
#include <sys/xattr.h>

int statx(int folder, const char *path, int flags, unsigned mask, struct statx *result);
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags);
ssize_t copy_file_range(int from, off_t *from_offset, int to, off_t *to_offset, size_t count, unsigned flags);
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
#endif
