import { Visitor } from './visitors.ts';

/** Values that the load test's visitors send. No log may contain them. */
const COOKIE = 'traceable-cookie';
const AGENT = 'TraceableBrowser';
export const QUERY = 'traceable-query';
const EMAIL = 'traceable@mail.example';
/** Matches the IP addresses of the load test's visitors (visitors.ts). */
const ADDRESS = /\b127\.0\.1\.\d+/;

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
/** The headers that every visitor of the load test sends. */
export const VISITOR_HEADERS = { cookie: `a=${COOKIE}`, 'user-agent': `${BROWSER} ${AGENT}/1.0` };

/**
 * Sends requests with a visitor's data in queries, forms, cookies and the User-Agent header. The load test sends them
 * with and without a database, because errors of the database quote such data. Ignores the responses.
 */
export async function leaveTraces(origin: string): Promise<void> {
  const visitor = new Visitor(200);
  const form = new URLSearchParams({ email: EMAIL, password: QUERY, repeated: QUERY });
  const sent = [
    ...['/search', '/retailers/argos', '/made-up', '/admin', '/api/nothing', '/api/autocomplete'].map(
      (path) => ({ path: `${path}?q=${QUERY}&email=${EMAIL}`, question: { headers: VISITOR_HEADERS } }),
    ),
    ...['/auth/sign-in', '/auth/sign-up', '/auth/recover', '/api/newsletter', '/api/events'].map((path) => ({
      path,
      question: {
        method: 'POST' as const,
        headers: { ...VISITOR_HEADERS, origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      },
    })),
  ];
  for (const { path, question } of sent) await visitor.ask(origin + path, question).catch(() => null);
  visitor.leave();
}

/** A log, with a text that it must contain. A log without this text is the wrong log. */
export interface Log {
  name: string;
  text: string;
  contains: string;
}

/** Returns a sentence for each log that contains a visitor's data or lacks the text that it must contain. */
export function tracesIn(logs: Log[]): string[] {
  return logs.flatMap(({ name, text, contains }) => {
    if (!text.includes(contains)) return `The log of ${name} does not contain '${contains}'.`;
    const line = text
      .split('\n')
      .find(
        (each) => ADDRESS.test(each) || [COOKIE, AGENT, QUERY, EMAIL].some((trace) => each.includes(trace)),
      );
    return line === undefined ? [] : `The log of ${name} contains a visitor's data: ${line.slice(0, 300)}`;
  });
}
