/**
 * Returns the milliseconds until the response has ended. The first bytes of a page would say little, because they may
 * come before its data.
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
 * Sends the requests one after another. Returns a line with the number of requests, and the median, 95th percentile and
 * slowest of their times.
 */
export async function timings(title: string, requests: Request[]): Promise<string> {
  const times: number[] = [];
  for (const request of requests) times.push(await answered(request));
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return `${title}: ${times.length} requests, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms`;
}
