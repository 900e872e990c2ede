// Preloaded into programs that are started together: when the process that started them is gone, even by SIGKILL,
// the channel to it closes and they stop as if told to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
