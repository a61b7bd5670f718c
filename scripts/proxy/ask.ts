import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** The body, decompressed. */
  body: string;
}

interface Question {
  method?: string;
  headers: Record<string, string>;
  form?: Record<string, string>;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** Sends exactly these headers, unlike `fetch`, follows no redirect, and returns the answer. */
export async function ask(origin: string, path: string, question: Question): Promise<Answer> {
  const { method = 'GET', headers, form } = question;
  const asked = request(new URL(path, origin), {
    method,
    headers: { ...headers, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
  });
  asked.end(form && new URLSearchParams(form).toString());
  return new Promise((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (response) => {
      const flat = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join('; ')]);
      const decode = DECODERS[response.headers['content-encoding'] ?? ''] ?? ((body: Buffer) => body);
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(flat) as Record<string, string>,
            body: body.length > 0 ? decode(body).toString() : '',
          }),
        reject,
      );
    });
  });
}
