import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs `work` within a span, and returns its result. Without `startTracing`, nothing is recorded. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  trace.getTracer('site').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.message : String(error),
      });
      throw error;
    } finally {
      span.end();
    }
  });
