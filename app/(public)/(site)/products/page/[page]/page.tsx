import { productPages } from '@/components/site/index-pages/products';

export const generateStaticParams = productPages.generateStaticParams;
export const generateMetadata = productPages.generateMetadata;
export default productPages.FurtherPage;
