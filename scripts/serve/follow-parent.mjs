/**
 * Preloaded into every child of the start script (`node --import`): when the parent is killed outright, the kernel
 * closes the IPC channel, and the child ends as if it had been asked to. Nothing stays behind.
 */
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), 5000).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The listener alone would keep a finished child alive.
process.channel?.unref();
