/** The file descriptor at which a renderer finds its host. */
export const CHANNEL_FD = 3;
