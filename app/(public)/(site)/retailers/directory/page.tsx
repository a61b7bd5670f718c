import { retailerDirectory } from '@/components/site/directory/directory-pages';

export const metadata = retailerDirectory.metadata;
export default retailerDirectory.Directory;
