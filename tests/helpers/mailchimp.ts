import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** The response of the fake Mailchimp to the next requests. With 'never', it does not respond. */
type Answer = { status: number; body: object | string; location?: string } | 'never';

export interface Mailchimp {
  url: string;
  received: Received[];
  answerWith: (answer: Answer) => void;
  stop: () => Promise<void>;
}

/** Returns an error response in the format of Mailchimp's API: mailchimp.com/developer/marketing/docs/errors */
export const mailchimpProblem = (status: number, title: string, detail: string): Answer => ({
  status,
  body: {
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    title,
    status,
    detail,
    instance: '',
  },
});

export const mailchimpMember = (status: string): Answer => ({
  status: 200,
  body: { id: 'abc', email_address: 'x@example.com', status, list_id: 'list-1' },
});

/** Starts a fake Mailchimp on 127.0.0.1. It serves only the part of the Marketing API that the site uses. */
export async function startMailchimp(): Promise<Mailchimp> {
  const received: Received[] = [];
  let answer: Answer = mailchimpMember('subscribed');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown;
      received.push({ method, path: url, authorization: headers.authorization, body });
      if (answer === 'never') return;
      const { status, body: responseBody, location } = answer;
      const type = typeof responseBody === 'string' ? 'text/html' : 'application/json';
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        ...(location && { location }),
      });
      response.end(typeof responseBody === 'string' ? responseBody : JSON.stringify(responseBody));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next) => (answer = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
