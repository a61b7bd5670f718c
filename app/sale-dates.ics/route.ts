import { FRESH_S } from '@/lib/cache/freshness';
import { SITE_NAME } from '@/lib/config/site-name';
import { getSeasonSales } from '@/lib/data/sale-windows';
import { CALENDAR_HEADERS, saleCalendar } from '@/lib/seo/sale-calendar';
import { chosenStarts } from '@/lib/services/sale-dates/chosen-starts';

/**
 * Returns the sale dates as a calendar, either of all shops or of the shops in the query (`?shops=argos,currys`). The
 * response is rendered for each request and not stored (server/stored-paths), because it depends on the query.
 */
export async function GET(request: Request) {
  const [{ year }, choice] = await Promise.all([
    getSeasonSales(),
    chosenStarts(new URL(request.url).searchParams.getAll('shops')),
  ]);
  if (!choice.isValid)
    return new Response(`${choice.message}\n`, { status: 400, headers: { 'Cache-Control': 'no-store' } });
  return new Response(saleCalendar(choice.starts, { year, name: `Sale dates, ${SITE_NAME}` }), {
    headers: { ...CALENDAR_HEADERS, 'Cache-Control': `public, max-age=${FRESH_S}` },
  });
}
