import { createClient, RESP_TYPES } from '@redis/client';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import { type ExpiryLog, type LoggedExpiry, type Position, START } from './expiry-log.ts';
import { within } from './within.ts';

/**
 * All keys of every site begin with 'site:', so two sites on one Redis must use different databases (redis://host/1).
 */
const LOG = 'site:expiries';
const INSTANCES = 'site:instances';
const recordOf = (instance: string) => `site:instance:${instance}`;
/** How many expiries the log keeps. An instance that has missed more expiries starts with an empty cache. */
const LOG_LENGTH = 10_000;
const BATCH = 1_000;
const CONNECT_MS = 1_000;
/**
 * How long Redis may take to read or write a shared value, or to claim a render (server/next-cache/claims.ts). After
 * this time, the instance goes on without the result.
 */
const VALUE_MS = 250;

const connectionTo = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // The client must not reconnect by itself. SharedClock reconnects, because it must then read the log first.
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_MS },
  });
type Connection = ReturnType<typeof connectionTo>;

/** The log of expiries, and the values and claims that the instances share, in Redis. */
export class Redis implements ExpiryLog {
  readonly #url: string;
  #commands: Connection | null = null;
  /**
   * The connection that waits for new expiries. It is separate, because a waiting command delays all later commands.
   */
  #waiting: Connection | null = null;
  /** How far the clock of Redis is ahead of `steadyNow`, in ms; null before the first connection. */
  #ahead: number | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async connect(): Promise<void> {
    const connections = [connectionTo(this.#url), connectionTo(this.#url)] as const;
    [this.#commands, this.#waiting] = connections;
    for (const connection of connections) {
      // Ignore the event, because every command of a lost connection also rejects.
      connection.on('error', () => undefined);
    }
    await Promise.all(connections.map((connection) => connection.connect()));
    await this.#readTime();
  }

  /**
   * Returns the time by the clock of Redis, also while Redis is away; null before the first connection. Instances can
   * compare these times, although the clocks of their machines differ.
   */
  now(): number | null {
    return this.#ahead === null ? null : steadyNow() + this.#ahead;
  }

  disconnect(): void {
    for (const connection of [this.#commands, this.#waiting]) if (connection?.isOpen) connection.destroy();
    this.#commands = this.#waiting = null;
  }

  append({ tags, durations }: { tags: string[]; durations?: object }): Promise<Position> {
    const fields = { tags: JSON.stringify(tags), durations: JSON.stringify(durations ?? null) };
    const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: LOG_LENGTH } as const;
    return this.#connected().xAdd(LOG, '*', fields, { TRIM });
  }

  async after(position: Position, waitMs?: number): Promise<LoggedExpiry[]> {
    const connection = waitMs === undefined ? this.#connected() : this.#connected(this.#waiting);
    const options = { COUNT: BATCH, ...(waitMs !== undefined && { BLOCK: waitMs }) };
    const streams = await connection.xRead({ key: LOG, id: position }, options);
    const [stream] = (streams ?? []) as { messages: { id: string; message: Record<string, string> }[] }[];
    return (stream?.messages ?? []).map(({ id, message }) => ({
      position: id,
      tags: JSON.parse(message.tags ?? '[]') as string[],
      durations: (JSON.parse(message.durations ?? 'null') as LoggedExpiry['durations'] | null) ?? undefined,
    }));
  }

  async contains(position: Position): Promise<boolean> {
    return ((await this.#connected().xRange(LOG, position, position)) ?? []).length > 0;
  }

  async report(instance: string, settled: Position, lifetimeMs: number): Promise<Position> {
    const connection = this.#connected();
    const expiration = { type: 'PX', value: lifetimeMs } as const;
    // Write the record before reading the newest position. Redis runs the commands of a connection in order.
    const [, , newest] = await Promise.all([
      connection.sAdd(INSTANCES, instance),
      connection.set(recordOf(instance), settled, { expiration }),
      connection.xRevRange(LOG, '+', '-', { COUNT: 1 }),
      this.#readTime(),
    ]);
    return newest?.[0]?.id ?? START;
  }

  async reports(): Promise<Position[]> {
    const connection = this.#connected();
    const instances = await connection.sMembers(INSTANCES);
    if (instances.length === 0) return [];
    const records = await connection.mGet(instances.map(recordOf));
    const gone = instances.filter((_, index) => records[index] === null);
    if (gone.length > 0) await connection.sRem(INSTANCES, gone);
    return records.filter((record) => record !== null);
  }

  async leave(instance: string): Promise<void> {
    await this.#connected().del(recordOf(instance));
  }

  async read(key: string): Promise<Buffer | null> {
    const buffers = this.#connected().withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    return await within(VALUE_MS, buffers.get(`site:${key}`));
  }

  async write(key: string, value: Buffer, seconds: number): Promise<void> {
    const expiration = { type: 'EX', value: seconds } as const;
    await within(VALUE_MS, this.#connected().set(`site:${key}`, value, { expiration }));
  }

  async claim(name: string, ms: number): Promise<boolean> {
    const options = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const;
    return (await within(VALUE_MS, this.#connected().set(`site:claim:${name}`, '1', options))) !== null;
  }

  async isClaimed(name: string): Promise<boolean> {
    return (await within(VALUE_MS, this.#connected().exists(`site:claim:${name}`))) > 0;
  }

  async release(name: string): Promise<void> {
    await within(VALUE_MS, this.#connected().del(`site:claim:${name}`));
  }

  async #readTime(): Promise<void> {
    const [seconds, microseconds] = await this.#connected().time();
    this.#ahead = Number(seconds) * 1_000 + Number(microseconds) / 1_000 - steadyNow();
  }

  #connected(connection = this.#commands): Connection {
    if (!connection?.isReady) throw new Error('not connected');
    return connection;
  }
}
