import { RETAILERS_PATH, RETAILERS_TITLE, RetailersIndex } from '@/components/site/retailers-index';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: RETAILERS_TITLE,
  description:
    'UK shops in the Boxing Day sales: usual discounts, when each sale tends to start online and in store, and how returns work.',
  path: RETAILERS_PATH,
});

export default function RetailersPage() {
  return <RetailersIndex page={1} />;
}
