import type { Attributes, AttributeValue } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { withoutVisitors } from '../logging/without-visitors.ts';

/**
 * Returns an exporter that removes visitors' data from spans, then passes the spans to `exporter`. The same data is
 * removed from the log.
 */
export const anonymousExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(anonymousSpan), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});

/**
 * Returns the span without visitors' data. Next puts URLs with queries into names and attributes, and error messages
 * into events.
 */
function anonymousSpan(span: ReadableSpan): ReadableSpan {
  const { message, code } = span.status;
  return {
    name: withoutVisitors(span.name),
    attributes: anonymousAttributes(span.attributes),
    status: message === undefined ? { code } : { code, message: withoutVisitors(message) },
    events: span.events.map(({ attributes, ...event }) => ({
      ...event,
      name: withoutVisitors(event.name),
      ...(attributes && { attributes: anonymousAttributes(attributes) }),
    })),
    links: span.links.map(({ attributes, ...link }) => ({
      ...link,
      ...(attributes && { attributes: anonymousAttributes(attributes) }),
    })),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}

const anonymousAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, anonymousValue(value)]));

function anonymousValue(value: AttributeValue | undefined): AttributeValue | undefined {
  if (typeof value === 'string') return withoutVisitors(value);
  if (!Array.isArray(value)) return value;
  return value.map((each) => (typeof each === 'string' ? withoutVisitors(each) : each)) as AttributeValue;
}
