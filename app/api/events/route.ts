import { isbot } from 'isbot';
import { BATCH_BYTES, batchSchema } from '@/lib/analytics/event-batch';
import { serverEnv } from '@/lib/config/env';
import { ipGroup } from '@/lib/network/ip-group';
import { clientIp } from '@/lib/network/client-ip';
import { isSameOrigin } from '@/lib/network/same-origin';
import { limits } from '@/lib/services/accounts/limits';
import { recordEvents } from '@/lib/services/analytics/record-events';

/**
 * Stores the events that the script of the public pages sends (components/site/shell/start-measuring). Answers 204 once
 * the events are stored. Drops the events of bots, and of visitors whose browser asks not to be tracked, and answers
 * 204 to these too.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers)) return answer(403);
  const ip = clientIp(headers, serverEnv().TRUSTED_PROXIES);
  const group = ipGroup(ip);
  const requestSeconds = await limits.eventRequestsByIp.take(group);
  if (requestSeconds > 0) return tooMany(requestSeconds);
  const batch = await readBatch(request);
  if (!batch) return answer(400);
  const eventSeconds = await limits.eventsByIp.take(group, batch.events.length);
  if (eventSeconds > 0) return tooMany(eventSeconds);
  const userAgent = headers.get('user-agent') ?? '';
  if (isUnwanted(headers) || isbot(userAgent) || !userAgent) return answer(204);
  const isStored = await recordEvents(batch, { ip, userAgent }).catch((error: unknown) => {
    console.warn('Events were not stored:', (error as Error).message);
    return false;
  });
  return answer(isStored ? 204 : 503);
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

const tooMany = (seconds: number) => answer(429, { 'Retry-After': String(seconds) });

/** Returns whether the visitor's browser asks not to be tracked. */
const isUnwanted = (headers: Headers) => headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

async function readBatch(request: Request) {
  if (Number(request.headers.get('content-length') ?? 0) > BATCH_BYTES) return undefined;
  const body = await request.text();
  if (Buffer.byteLength(body) > BATCH_BYTES) return undefined;
  try {
    return batchSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
