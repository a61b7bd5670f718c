/** Runs once when a server starts, before its first answer. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepBuffersApart } = await import('@/lib/buffer-pool');
  const { installPageCache } = await import('@/lib/install-page-cache');
  const { finishHeads } = await import('@/lib/answer-heads');
  const { prepareRequests } = await import('@/lib/incoming-requests');
  const { announceReadiness } = await import('@/lib/announce-readiness');
  const { retrySubscriptions } = await import('@/lib/newsletter/retry');
  const { publishOnTime } = await import('@/lib/scheduled-publishing');
  await installPageCache();
  keepBuffersApart();
  finishHeads();
  prepareRequests();
  retrySubscriptions();
  publishOnTime();
  void announceReadiness();
}
