/** Runs once when a server starts, before it answers requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { announceReadiness } = await import('@/lib/services/readiness/announce-readiness');
  const { sampleEventLoop } = await import('@/lib/metrics/event-loop');
  const { forgetSaltsAtMidnight } = await import('@/lib/services/analytics/visitor-hash');
  sampleEventLoop();
  forgetSaltsAtMidnight();
  void announceReadiness();
}
