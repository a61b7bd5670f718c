import { TabLinks } from '@/components/admin/list/tab-links';

const TABS = {
  pages: { path: '/admin/page-status', label: 'Pages' },
  redirects: { path: '/admin/redirects', label: 'Redirects' },
};

/** The tabs of page status: the crawled pages, and the redirects. */
export const PageTabs = ({ current }: { current: keyof typeof TABS }) => (
  <TabLinks
    label="Pages and redirects"
    tabs={Object.entries(TABS).map(([name, tab]) => ({ ...tab, isCurrent: name === current }))}
  />
);
