import { saleJson } from '@/lib/seo/sale-dataset';
import { getSeasonData } from '@/lib/services/sale-dates/season-data';

/** The sale dates of all shops as data. */
export async function GET() {
  return Response.json(saleJson(await getSeasonData()));
}
