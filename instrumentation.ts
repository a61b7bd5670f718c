/** Runs once when a server starts, before it answers requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { serverEnv } = await import('@/lib/config/env');
  const { announceReadiness } = await import('@/lib/services/readiness/announce-readiness');
  const { sampleEventLoop } = await import('@/lib/metrics/event-loop');
  const { forgetSaltsAtMidnight } = await import('@/lib/services/analytics/visitor-hash');
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = serverEnv();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('@/lib/tracing/start-tracing');
    startTracing(OTEL_TRACES_SAMPLER_ARG);
  }
  sampleEventLoop();
  forgetSaltsAtMidnight();
  void announceReadiness();
}
