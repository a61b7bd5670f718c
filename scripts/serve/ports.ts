import net from 'node:net';
import { errorCode, Refusal } from './refusal.ts';

function reason(code: string, name: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken: set ${name} to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${name} to one above 1023.`;
  return `HOST must be an address of this machine, but is "${host}" (${code}).`;
}

/** @throws {Refusal} when nothing can listen there; asked before the build, which takes a minute */
export function assertPortFree(name: 'PORT' | 'SUPABASE_PORT', host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(new Refusal(reason(errorCode(error), name, host, port))));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
