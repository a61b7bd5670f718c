import { SaleDatesView } from '@/components/site/sale-dates/sale-dates-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { ALL_SALE_DATES } from '@/lib/seo/sale-pages';

export const metadata = pageMetadata(ALL_SALE_DATES);

export default function SaleDatesPage() {
  return <SaleDatesView page={ALL_SALE_DATES} />;
}
