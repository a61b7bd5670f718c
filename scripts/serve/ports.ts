import net from 'node:net';
import { errorCode, StartupError } from './startup-error.ts';

function reason(code: string, name: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: set ${name} to a free port.`;
  if (code === 'EACCES')
    return `You are not allowed to use port ${port}: set ${name} to a number above 1023.`;
  return `HOST must be a host name or an IP address of this machine, but is "${host}" (${code}).`;
}

/**
 * Checks that a port can be used. Call this before the build, which takes a minute. @throws {StartupError} if the port
 * cannot be used
 */
export function assertPortFree(name: 'PORT' | 'SUPABASE_PORT', host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(new StartupError(reason(errorCode(error), name, host, port))));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
