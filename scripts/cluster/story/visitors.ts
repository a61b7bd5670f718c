import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

export interface Reply {
  status: number;
  text: string;
}

interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** After this time a visitor has given up. */
const PATIENCE_MS = 20_000;
const DECODERS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** A visitor with an IP address and connections of its own. Node's `fetch` cannot choose the address. */
export class Visitor {
  readonly #agent: http.Agent;

  /** @param number from 1 to 254 */
  constructor(number: number) {
    this.#agent = new http.Agent({ keepAlive: true, localAddress: `127.0.1.${number}` });
  }

  /**
   * Sends a request. Like a browser, sends it again if the server closed an idle connection while the request was on its
   * way.
   */
  async ask(url: string, question: Question = {}): Promise<Reply> {
    try {
      return await this.#send(url, question);
    } catch (error) {
      if (!(error instanceof ClosedBeforeReply)) throw error;
      return await this.ask(url, question);
    }
  }

  leave = () => this.#agent.destroy();

  async #send(url: string, { method = 'GET', headers, body = '' }: Question): Promise<Reply> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const all = { 'accept-encoding': 'gzip, br', ...headers, ...length };
    const request = http.request(url, { method, agent: this.#agent, headers: all, signal });
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', (error: NodeJS.ErrnoException) =>
        reject(request.reusedSocket && error.code === 'ECONNRESET' ? new ClosedBeforeReply() : error),
      );
      request.end(body);
    });
    const content = await buffer(response);
    const decode = DECODERS[response.headers['content-encoding'] ?? ''];
    const plain = decode && content.length > 0 ? await decode(content) : content;
    return { status: response.statusCode ?? 0, text: plain.toString() };
  }
}

class ClosedBeforeReply extends Error {}
