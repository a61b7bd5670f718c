import { categoryPages } from '@/components/site/index-pages/categories';

export const generateStaticParams = categoryPages.generateStaticParams;
export const generateMetadata = categoryPages.generateMetadata;
export default categoryPages.FurtherPage;
