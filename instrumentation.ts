/** Runs once when a server starts, before it answers requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { announceReadiness } = await import('@/lib/services/readiness/announce-readiness');
  const { retrySubscriptions } = await import('@/lib/services/newsletter/retry');
  const { maintainEvents } = await import('@/lib/services/analytics/maintain-events');
  const { publishOnTime } = await import('@/lib/services/publishing/scheduled-publishing');
  retrySubscriptions();
  publishOnTime();
  maintainEvents();
  void announceReadiness();
}
