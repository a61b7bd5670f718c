import Link from 'next/link';

const TABS = {
  pages: { path: '/admin/page-status', label: 'Pages' },
  redirects: { path: '/admin/redirects', label: 'Redirects' },
};

/** The tabs of page status: what the crawl found, and the redirects. */
export function PageTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <nav aria-label="Pages and redirects" className="admin-tabs">
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
