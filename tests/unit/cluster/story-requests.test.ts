import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Journal } from '../../../scripts/cluster/story/journal.ts';
import { spreadOf } from '../../../scripts/cluster/story/spread.ts';
import { Visitor } from '../../../scripts/cluster/story/visitors.ts';

const servers: Server[] = [];
/** Starts a server, and returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

describe('a visitor of the story', () => {
  it('sends a POST once more if the server closed the idle connection, over a new one', async () => {
    const known = new Set<Socket>();
    let count = 0;
    const origin = await serve((request, response) => {
      count += 1;
      if (known.has(request.socket)) return void request.socket.destroy();
      known.add(request.socket);
      // Answers the first three requests together, so that three connections are idle afterwards.
      waiting.push(() => response.end());
      if (waiting.length >= 3) for (const answer of waiting) answer();
    });
    const waiting: (() => void)[] = [];
    const visitor = new Visitor(1);
    await Promise.all([1, 2, 3].map(() => visitor.ask(origin)));
    expect((await visitor.ask(origin, { method: 'POST', body: 'a' })).status).toBe(200);
    expect([count, visitor.repeats]).toEqual([5, 1]);
    visitor.leave();
  });

  it('does not send a request a third time', async () => {
    let count = 0;
    const origin = await serve((request, response) => {
      count += 1;
      if (count === 1) response.end();
      else request.socket.destroy();
    });
    const visitor = new Visitor(1);
    await visitor.ask(origin);
    await expect(visitor.ask(origin, { method: 'POST' })).rejects.toThrow('hang up');
    expect(count).toBe(3);
    visitor.leave();
  });

  it('knows which instance sent a response, also if the response is cut off', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'x-served-by': '127.0.0.1:3001, 127.0.0.1:3002', 'content-length': 100 });
      response.write('<html>', () => response.socket?.destroy());
    });
    const journal = new Journal();
    const visitor = new Visitor(1);
    await journal.note('page', '/', async () => ({ ...(await visitor.ask(origin)), error: null }));
    expect(journal.outcomes).toMatchObject([
      { error: 'cut off: ECONNRESET', servers: ['127.0.0.1:3001', '127.0.0.1:3002'] },
    ]);
    visitor.leave();
  });
});

describe('the spread of a saved name', () => {
  const site = async (answers: { one: string[]; other: string[]; nginx: string[] }) => {
    const paths: string[] = [];
    /** Serves the texts one after another, then repeats the last one. */
    const instance = (texts: string[]) =>
      serve((request, response) => {
        paths.push(request.url ?? '');
        response.end((texts.length > 1 ? texts.shift() : texts[0]) ?? '');
      });
    const [one, other, origin] = [
      await instance(answers.one),
      await instance(answers.other),
      await instance(answers.nginx),
    ];
    const connected = [one, other];
    const measure = () =>
      spreadOf(
        { origin, connected: () => connected },
        { name: 'New', places: ['/a'], visitor: new Visitor(1) },
      );
    return { measure, connected, paths, one, other };
  };
  const shown = '<html><nav>Old</nav><main>A <mark>N</mark>ew name</main></html>';
  const menu = '<html><nav>New</nav><main>Old</main></html>';

  it('is measured on all instances and through nginx', async () => {
    const { measure, paths, other } = await site({ one: [shown], other: [menu, shown], nginx: ['', shown] });
    expect(await measure()).toMatchObject({ oldMs: expect.any(Number) as number, oldUrl: `${other}/a` });
    expect(paths).toHaveLength(5);
  });

  it('has no old name if the first response of every instance is right', async () => {
    const { measure } = await site({ one: [shown], other: [shown], nginx: [menu, shown] });
    expect(await measure()).toMatchObject({ oldMs: null });
  });

  it('asks again after a response that is cut off', async () => {
    let count = 0;
    const one = await serve((_request, response) => {
      count += 1;
      if (count > 1) return void response.end(shown);
      response.writeHead(200, { 'content-length': 1000 });
      response.write(menu, () => response.socket?.destroy());
    });
    const measured = spreadOf(
      { origin: one, connected: () => [one] },
      { name: 'New', places: ['/a'], visitor: new Visitor(1) },
    );
    expect(await measured).toMatchObject({ slowest: `${one}/a`, oldMs: null });
  });

  it('leaves out an instance that is stopped meanwhile', async () => {
    const { measure, connected, one } = await site({ one: [shown], other: [menu], nginx: [shown] });
    setTimeout(() => connected.pop(), 50);
    expect(await measure()).toMatchObject({ slowest: `${one}/a`, oldMs: null });
    connected.pop();
    expect(await measure()).toBeNull();
  });
});
