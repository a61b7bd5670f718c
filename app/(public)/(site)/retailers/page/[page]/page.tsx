import { retailerPages } from '@/components/site/index-pages/retailers';

export const generateStaticParams = retailerPages.generateStaticParams;
export const generateMetadata = retailerPages.generateMetadata;
export default retailerPages.FurtherPage;
