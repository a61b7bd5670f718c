import { retailerDirectory } from '@/components/site/directory/directory-pages';

/** These pages are built on demand. This entry exists only because a static route needs at least one entry. */
export const generateStaticParams = () => [{ initial: 'a' }];
export const generateMetadata = retailerDirectory.generateMetadata;
export default retailerDirectory.InitialPage;
