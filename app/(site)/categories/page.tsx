import { CATEGORIES_PATH, CATEGORIES_TITLE, CategoriesIndex } from '@/components/site/categories-index';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: CATEGORIES_TITLE,
  description:
    'From televisions to trainers: what usually comes down in the Boxing Day sales in each category, where to look, and how to buy well.',
  path: CATEGORIES_PATH,
});

export default function CategoriesPage() {
  return <CategoriesIndex page={1} />;
}
