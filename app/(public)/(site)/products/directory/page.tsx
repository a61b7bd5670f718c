import { productDirectory } from '@/components/site/directory/directory-pages';

export const metadata = productDirectory.metadata;
export default productDirectory.Directory;
