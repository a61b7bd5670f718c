import { csvText } from '@/lib/lists/csv';
import { saleTable } from '@/lib/seo/sale-dataset';
import { getSeasonData } from '@/lib/services/sale-dates/season-data';

/** Returns the sale dates of all shops as a CSV table. */
export async function GET() {
  return new Response(csvText(saleTable(await getSeasonData())), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="sale-dates.csv"',
    },
  });
}
