import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { given } from './site.ts';

/**
 * Returns a random loopback IP address, so that the rate limits that other tests have used up do not apply to it.
 */
export const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`;

interface Posted {
  status: number | undefined;
  retryAfter: number;
  message: string;
}

/** Posts a form of the site as the form's script does, over a connection from the IP address `address`. */
export async function postFrom(
  address: string,
  path: string,
  form: Record<string, string>,
  cookie = '',
): Promise<Posted> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    origin: given('SITE_URL'),
    cookie,
  };
  const sent = request(new URL(path, given('SITE_URL')), { method: 'POST', localAddress: address, headers });
  sent.end(new URLSearchParams(form).toString());
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { message } = JSON.parse(await text(answer)) as { message: string };
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), message };
}
