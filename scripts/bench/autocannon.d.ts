/** The types of autocannon, as far as the benchmark uses them, because the package has none. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** The time for which requests are sent, in seconds. */
    duration: number;
    headers: Record<string, string>;
  }

  interface Result {
    requests: { total: number };
    /** The time for which requests were sent, in seconds. */
    duration: number;
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
