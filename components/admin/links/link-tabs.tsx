import { TabLinks } from '@/components/admin/list/tab-links';

const TABS = {
  links: { path: '/admin/link-manager', label: 'Links' },
  replace: { path: '/admin/link-manager/replace', label: 'Search and replace' },
  verifications: { path: '/admin/link-manager/verifications', label: 'Affiliate verifications' },
};

/** Shows the tabs of the link manager. */
export const LinkTabs = ({ current }: { current: keyof typeof TABS }) => (
  <TabLinks
    label="Link manager"
    tabs={Object.entries(TABS).map(([name, tab]) => ({ ...tab, isCurrent: name === current }))}
  />
);
