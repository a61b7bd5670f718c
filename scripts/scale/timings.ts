/**
 * Sends a request and returns the time until the whole response has arrived, in ms. The time of the first bytes would
 * say little, because a page's first bytes may be sent before its data is loaded.
 */
async function answered(request: Request): Promise<number> {
  const started = performance.now();
  const response = await fetch(request);
  await response.arrayBuffer();
  const elapsed = performance.now() - started;
  if (!response.ok) throw new Error(`${request.url} answered ${response.status}.`);
  return elapsed;
}

/**
 * Sends the requests one after another, and calls `before` before each. Returns a line with the number of requests and
 * their response times: the median, the 95th percentile and the maximum.
 */
export async function timings(
  title: string,
  requests: Request[],
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const times: number[] = [];
  for (const request of requests) {
    await before();
    times.push(await answered(request));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return `${title}: ${times.length} requests, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms`;
}
