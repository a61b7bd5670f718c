import { retailerPages } from '@/components/site/index-pages/retailers';

export const metadata = retailerPages.metadata;
export default retailerPages.FirstPage;
