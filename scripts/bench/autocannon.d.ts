/** The part of autocannon that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** How long to send requests, in seconds. */
    duration: number;
    headers: Record<string, string>;
  }

  interface Result {
    requests: { total: number };
    /** How long requests were sent, in seconds. */
    duration: number;
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
