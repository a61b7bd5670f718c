/** The site's server: it prepares each request, then passes it to Next. `--dev` runs Next's development server. */
import './log.ts';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';
import { serverEnv } from '@/lib/config/env';
import { shrinkBufferPool } from './buffer-pool.ts';
import { drainable } from './drain.ts';
import { joinInstances } from './instances/join.ts';
import { measureRequest } from './metrics/measure-request.ts';
import { prepareRequest } from './prepare-request.ts';
import { noteBuiltShells, renewExpiredShell, renewShellsBy } from './next-cache/shells.ts';
import { warningOfOtherNext } from './next-version.ts';
import { renewalsAt } from './renewals.ts';
import { replay } from './replays.ts';
import { SiteResponse } from './site-response.ts';
import { visits } from './visit.ts';

const dev = process.argv.includes('--dev');
const { HOST, PORT, REDIS_URL, NEXT_DIST_DIR = '.next/site' } = serverEnv();

const warning = warningOfOtherNext();
if (warning) console.warn(warning);
shrinkBufferPool();

const server = createServer({ ServerResponse: SiteResponse });
// How long an idle connection stays open. Proxies close idle connections earlier, so no proxy sends a request on a
// connection that the server is closing.
server.keepAliveTimeout = 75_000;
const drain = drainable(server);
const app = next({ dev, hostname: HOST, port: PORT });
await app.prepare();
const handle = app.getRequestHandler();
const leaveInstances = REDIS_URL && !dev ? await joinInstances(REDIS_URL, NEXT_DIST_DIR) : null;

/** The IP addresses at which the server reaches itself if it listens on a wildcard address. */
const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
const renewals = renewalsAt(() => {
  const { address, family, port } = server.address() as AddressInfo;
  const host = LOOPBACK[address] ?? (family === 'IPv6' ? `[${address}]` : address);
  return `http://${host}:${port}`;
});

renewShellsBy(renewals.renew);
if (!dev) await noteBuiltShells(path.join(NEXT_DIST_DIR, 'server/app'));

server.on('request', (request: IncomingMessage, response: SiteResponse) => {
  measureRequest(request, response);
  const visit = prepareRequest(request, response, { renew: renewals.renew, storesAnswers: !dev });
  if (!visit) return;
  response.visit = visit;
  if (replay(request, response)) return;
  const answer = () => visits.run(visit, () => handle(request, response).catch(fail(response)));
  const renewal = visit.isAnonymous ? null : renewExpiredShell(pathOf(request));
  if (renewal) void renewal.then(answer);
  else void answer();
});

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

const fail = (response: SiteResponse) => (error: unknown) => {
  console.error(error);
  if (!response.headersSent) {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  }
  response.end('Internal Server Error');
};

/** Stops the server once all responses in flight have been sent. */
async function stop(): Promise<void> {
  renewals.close();
  await drain();
  await leaveInstances?.();
  await app.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

server.listen(PORT, HOST);
