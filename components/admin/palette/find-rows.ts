import type { FoundGroup } from '@/lib/data/admin/find';

/** Long enough not to ask for every letter of a fast typist. */
const PAUSE_MS = 120;

/** Asks for the rows of all entities whose name or slug contains `q`; ends with `signal`, before asking too. */
export async function findRows(q: string, signal: AbortSignal): Promise<FoundGroup[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  signal.throwIfAborted();
  const response = await fetch(`/admin/find?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok || response.redirected) throw new Error(`The answer was ${response.status}`);
  return (await response.json()) as FoundGroup[];
}
