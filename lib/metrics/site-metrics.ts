import { counter, gauge, histogram } from './registry.ts';

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const AGES_S = [60, 300, 600, 3_600, 86_400, 604_800];

/**
 * The metrics of this site (docs/deploy/watching.md). The measured code itself updates the counters and histograms.
 * lib/services/health/record-gauges sets the gauges.
 */
export const countRequest = counter(
  'site_requests_total',
  'Requests, by the class of their route and status.',
);
export const timeRequest = histogram('site_request_seconds', 'How long responses took.', SECONDS);
export const countRender = counter('site_renders_total', 'Pages and files rendered, by kind and status.');
export const countCacheRead = counter(
  'site_page_cache_reads_total',
  'Reads of the page cache: fresh and stale are hits, expired and missing are misses.',
);
export const recordPageAge = histogram(
  'site_page_age_seconds',
  'The age of pages served from the cache.',
  AGES_S,
);
export const countResultRead = counter(
  'site_result_cache_reads_total',
  'Reads of the cache of query results: hit or miss.',
);
export const timeDatabase = histogram(
  'site_database_seconds',
  'How long requests to Supabase took, by outcome: answered or failed.',
  SECONDS,
);
export const countWithheld = counter(
  'site_database_withheld_total',
  'Requests that were not sent, because Supabase had not answered a moment before.',
);

export const setDatabaseUp = gauge('site_database_up', 'Whether the database answered just now: 1 or 0.');
export const setJobs = gauge(
  'site_jobs',
  'Jobs in the database, by state; failed ones until they are deleted.',
);
export const setOldestJob = gauge(
  'site_oldest_waiting_job_seconds',
  'How long the oldest due job has waited.',
);
export const setLateSchedule = gauge(
  'site_schedule_lateness_seconds',
  'How late the latest schedule is. More than 90 means that no worker is running.',
);
export const setEventLoopLag = gauge(
  'site_event_loop_lag_seconds',
  'The delay of the event loop since the last scrape, by quantile.',
);
export const setMemory = gauge('site_memory_bytes', 'The memory of this process, by kind.');
export const setUptime = gauge('site_uptime_seconds', 'How long this process has run.');
