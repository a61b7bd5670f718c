/**
 * Preloaded into every child of the start script (`node --import`): when the parent is killed outright, the kernel
 * closes the IPC channel, and the child ends as if it had been asked to. Nothing stays behind.
 */

// A child hands its options on to workers of its own. Those live by their channel: theirs must be left alone.
if (process.env.FOLLOW_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The listener alone would keep a finished child alive.
  process.channel?.unref();
}
