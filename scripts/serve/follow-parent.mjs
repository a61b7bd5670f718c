/**
 * Ends a child of the start script when the start script is killed, so that no process is left behind. Every child
 * preloads this file (`node --import`). When the start script dies, the kernel closes the IPC channel, and the child
 * sends itself SIGTERM.
 */

// Only direct children of the start script watch the channel. The processes that such a child starts preload this file
// too, but use their IPC channel for other messages.
if (process.env.FOLLOW_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Without unref, the channel's listener would keep a finished child alive.
  process.channel?.unref();
}
