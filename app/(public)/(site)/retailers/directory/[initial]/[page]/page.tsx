import { retailerDirectory } from '@/components/site/directory/directory-pages';

/** These pages are built when they are asked for; a static route needs one entry at least. */
export const generateStaticParams = () => [{ initial: 'a', page: '2' }];
export const generateMetadata = retailerDirectory.generateMetadata;
export default retailerDirectory.InitialPage;
