import { saleJson } from '@/lib/seo/sale-dataset';
import { getSeasonData } from '@/lib/services/sale-dates/season-data';

/** Returns the sale dates of all shops as JSON. */
export async function GET() {
  return Response.json(saleJson(await getSeasonData()));
}
