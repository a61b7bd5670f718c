import { getRetailer, listRetailers } from '@/lib/data/retailers';
import { getSeasonSales, listRetailerStarts } from '@/lib/data/sale-windows';
import { isSlug } from '@/lib/routing/slug';
import { CALENDAR_HEADERS, saleCalendar } from '@/lib/seo/sale-calendar';

interface Context {
  params: Promise<{ file: string }>;
}

const EXTENSION = '.ics';

export async function generateStaticParams() {
  const [retailer] = await listRetailers({ limit: 1 });
  return [{ file: `${retailer?.slug ?? 'argos'}${EXTENSION}` }];
}

/** Returns the sale dates of one shop as a calendar: /sale-dates/argos.ics */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const slug = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : '';
  const retailer = isSlug(slug) ? await getRetailer(slug) : null;
  if (!retailer) return new Response('Calendar not found.\n', { status: 404 });
  const [{ year }, starts] = await Promise.all([getSeasonSales(), listRetailerStarts(slug)]);
  return new Response(saleCalendar(starts, { year, name: `${retailer.name} sale dates` }), {
    headers: CALENDAR_HEADERS,
  });
}
