/** Errors of the disk, in Node's words: no room, no right to write, or nothing but reading. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR']);

/** Whether an error is the disk's. */
export const isDiskError = (error: unknown): boolean => DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '');
