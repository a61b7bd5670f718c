import { productPages } from '@/components/site/index-pages/products';

export const metadata = productPages.metadata;
export default productPages.FirstPage;
