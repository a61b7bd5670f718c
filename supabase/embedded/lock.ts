import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { hasCode } from './files.ts';

function address(directory: string): string {
  const id = createHash('sha1').update(realpathSync(directory)).digest('hex');
  if (process.platform === 'linux') return `\0boxing-day-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\boxing-day-${id}`;
  return path.join(directory, 'lock.sock');
}

function listen(at: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(at, () => resolve(server));
  });
}

function answers(at: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(at);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Locks the data directory for this process, because two processes in one directory would silently lose rows. The lock
 * is a listening socket instead of a lock file, because the kernel closes a socket even if the process is killed.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const at = address(directory);
  const busy = new Error(`The data directory ${directory} is in use by another process`);
  let server: net.Server;
  try {
    server = await listen(at);
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    // A killed process can leave its socket file behind, so remove the file if no process listens on it. An abstract
    // socket or a named pipe disappears with its process. If such a socket or pipe still exists, the directory is in
    // use.
    if (!at.endsWith('lock.sock') || (await answers(at))) throw busy;
    await rm(at, { force: true });
    server = await listen(at);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
