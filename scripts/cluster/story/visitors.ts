import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { SERVED_BY } from '../nginx.ts';

export interface Reply {
  status: number;
  /** The content type; '' if the response has none. */
  type: string;
  text: string;
  /**
   * The hosts and ports of the instances to which nginx passed the request. Empty if the response is from the cache.
   */
  servers: string[];
}

interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** How long a visitor waits for a response before giving up. */
const PATIENCE_MS = 20_000;
const DECODERS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** A response that ended too early. */
export class CutOff extends Error {
  readonly servers: string[];

  constructor({ code, message }: NodeJS.ErrnoException, servers: string[]) {
    super(`cut off: ${code ?? message}`);
    this.servers = servers;
  }
}

/** A visitor with its own IP address and connections. It does not use `fetch`, which cannot choose the IP address. */
export class Visitor {
  /** How many requests this visitor has sent a second time. */
  repeats = 0;
  readonly #address: string;
  readonly #agent: http.Agent;

  /** @param number the last part of the IP address, from 1 to 254 */
  constructor(number: number) {
    this.#address = `127.0.1.${number}`;
    this.#agent = new http.Agent({ keepAlive: true, localAddress: this.#address });
  }

  /**
   * Sends a request. If the server closed an idle connection while the request was on its way, sends the request once
   * more, over a new connection. Browsers do the same, even with a POST.
   */
  async ask(url: string, question: Question = {}): Promise<Reply> {
    try {
      return await this.#send(url, question, this.#agent);
    } catch (error) {
      if (!(error instanceof ClosedBeforeReply)) throw error;
      this.repeats += 1;
      return await this.#send(url, question, new http.Agent({ localAddress: this.#address }));
    }
  }

  leave = () => this.#agent.destroy();

  async #send(
    url: string,
    { method = 'GET', headers, body = '' }: Question,
    agent: http.Agent,
  ): Promise<Reply> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const all = { 'accept-encoding': 'gzip, br', ...headers, ...length };
    const request = http.request(url, { method, agent, headers: all, signal });
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', (error: NodeJS.ErrnoException) =>
        reject(request.reusedSocket && error.code === 'ECONNRESET' ? new ClosedBeforeReply() : error),
      );
      request.end(body);
    });
    const servers = String(response.headers[SERVED_BY] ?? '').match(/[\d.]+:\d+/g) ?? [];
    const content = await buffer(response).catch((error: NodeJS.ErrnoException) => {
      throw new CutOff(error, servers);
    });
    const decode = DECODERS[response.headers['content-encoding'] ?? ''];
    const plain = decode && content.length > 0 ? await decode(content) : content;
    const type = response.headers['content-type'] ?? '';
    return { status: response.statusCode ?? 0, type, text: plain.toString(), servers };
  }
}

class ClosedBeforeReply extends Error {}
