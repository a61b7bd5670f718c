import { categoryPages } from '@/components/site/index-pages/categories';

export const metadata = categoryPages.metadata;
export default categoryPages.FirstPage;
