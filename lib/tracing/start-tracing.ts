import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { anonymousExporter } from './anonymous-exporter.ts';

/**
 * Starts tracing: sends the spans of Next and of jobs to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. `share` is the
 * share of requests and of chunks of jobs to record, from 0 to 1. No propagator is set, so a visitor's `traceparent`
 * header has no effect. Returns a function that sends the spans that are still waiting.
 */
export function startTracing(share: number): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource().merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: anonymousExporter(new OTLPTraceExporter()) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void provider.forceFlush());
  return () => provider.forceFlush();
}
