import Link from 'next/link';

const TABS = {
  links: { path: '/admin/link-manager', label: 'Links' },
  replace: { path: '/admin/link-manager/replace', label: 'Search and replace' },
  verifications: { path: '/admin/link-manager/verifications', label: 'Affiliate verifications' },
};

/** The tabs of the link manager. */
export function LinkTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <nav aria-label="Link manager" className="admin-tabs">
      {Object.entries(TABS).map(([name, { path, label }]) => (
        <Link
          key={name}
          href={path}
          prefetch={false}
          aria-current={name === current ? 'page' : undefined}
          className="admin-tab"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
