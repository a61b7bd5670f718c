import { SaleDatesView } from '@/components/site/sale-dates/sale-dates-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { SALE_DATES_ONLINE } from '@/lib/seo/sale-pages';

export const metadata = pageMetadata(SALE_DATES_ONLINE);

export default function OnlineSaleDatesPage() {
  return <SaleDatesView page={SALE_DATES_ONLINE} />;
}
