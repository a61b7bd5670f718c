import { connection } from 'next/server';
import { serverEnv } from '@/lib/config/env';
import { metricsText } from '@/lib/metrics/registry';
import { hasBearer } from '@/lib/network/bearer';
import { recordGauges } from '@/lib/services/health/record-gauges';

const HEADERS = { 'Cache-Control': 'no-store' };
/** The content type of Prometheus' text format. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Responds with the metrics of this process in Prometheus' text format. Requires the Authorization header
 * `Bearer METRICS_SECRET`. Responds 404 if METRICS_SECRET is not set.
 */
export async function GET(request: Request) {
  // Read the environment variable when a request arrives. Otherwise a build without METRICS_SECRET would store the 404.
  await connection();
  const { METRICS_SECRET } = serverEnv();
  if (!METRICS_SECRET) return Response.json({ message: 'Not found' }, { status: 404, headers: HEADERS });
  if (!hasBearer(request, METRICS_SECRET))
    return Response.json(
      { message: 'A valid metrics secret is required' },
      { status: 401, headers: HEADERS },
    );
  // If the gauges of the jobs cannot be read, respond with the other metrics of this process.
  await recordGauges().catch((error: unknown) => console.warn('Job metrics could not be read:', error));
  return new Response(metricsText(), { headers: { ...HEADERS, 'Content-Type': CONTENT_TYPE } });
}
