import type { Metadata } from 'next';
import { SaleDatesView } from '@/components/site/sale-dates/sale-dates-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { SALE_DATES_MEMBERS } from '@/lib/seo/sale-pages';
import { listSalePages } from '@/lib/services/sale-dates/list-sale-pages';

export async function generateMetadata(): Promise<Metadata> {
  const isListed = (await listSalePages()).includes(SALE_DATES_MEMBERS);
  return pageMetadata({ ...SALE_DATES_MEMBERS, noindex: !isListed });
}

export default function MembersSaleDatesPage() {
  return <SaleDatesView page={SALE_DATES_MEMBERS} />;
}
