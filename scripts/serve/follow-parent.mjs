/**
 * Preloaded into every child of the start script (`node --import`): when the parent is killed outright, the kernel
 * closes the IPC channel, and the child sends itself SIGTERM, so that no process is left behind.
 */

// A child's own workers inherit this preload, but need their IPC channel: only direct children of the script follow it.
if (process.env.FOLLOW_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Without unref, the channel's listener would keep a finished child alive.
  process.channel?.unref();
}
