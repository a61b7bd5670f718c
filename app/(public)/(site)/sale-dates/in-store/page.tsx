import { SaleDatesView } from '@/components/site/sale-dates/sale-dates-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { SALE_DATES_IN_STORE } from '@/lib/seo/sale-pages';

export const metadata = pageMetadata(SALE_DATES_IN_STORE);

export default function InStoreSaleDatesPage() {
  return <SaleDatesView page={SALE_DATES_IN_STORE} />;
}
