import { TabLinks } from '@/components/admin/list/tab-links';

const TABS = {
  pages: { path: '/admin/page-status', label: 'Pages' },
  redirects: { path: '/admin/redirects', label: 'Redirects' },
};

/** Shows the tabs of the page-status screen: the crawled pages, and the redirects. */
export const PageTabs = ({ current }: { current: keyof typeof TABS }) => (
  <TabLinks
    label="Pages and redirects"
    tabs={Object.entries(TABS).map(([name, tab]) => ({ ...tab, isCurrent: name === current }))}
  />
);
