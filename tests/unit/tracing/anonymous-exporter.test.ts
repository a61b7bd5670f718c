import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { anonymousExporter } from '@/lib/tracing/anonymous-exporter';

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({
  spanProcessors: [new SimpleSpanProcessor({ exporter: anonymousExporter(exporter) })],
});

test('spans are exported without queries, email addresses and IP addresses', async () => {
  const span = provider.getTracer('test').startSpan('fetch GET http://db/rest/v1/search?q=secret', {
    attributes: {
      'http.target': '/search?q=secret',
      'http.status_code': 200,
      list: ['jo@example.com', 'kept'],
    },
  });
  span.addEvent('failed for jo@example.com', { from: '192.0.2.7' });
  span.recordException(new Error('no row for jo@example.com'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'GET /a?b=secret' });
  span.end();
  await provider.forceFlush();
  const [exported] = exporter.getFinishedSpans();
  expect(exported).toMatchObject({
    name: 'fetch GET http://db/rest/v1/search?[query]',
    attributes: { 'http.target': '/search?[query]', 'http.status_code': 200, list: ['[email]', 'kept'] },
    status: { code: SpanStatusCode.ERROR, message: 'GET /a?[query]' },
  });
  expect(exported?.events[0]).toMatchObject({ name: 'failed for [email]', attributes: { from: '[ip]' } });
  expect(exported?.spanContext()).toEqual(span.spanContext());
  expect(JSON.stringify(exported?.events)).not.toMatch(/secret|jo@|192\.0/);
});
