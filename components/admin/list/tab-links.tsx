import Link from 'next/link';

interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  tabs: { path: string; label: string; isCurrent: boolean }[];
}

/** Shows links that look like tabs. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav aria-label={label} className="admin-tabs">
    {tabs.map((tab) => (
      <Link
        key={tab.label}
        href={tab.path}
        prefetch={false}
        aria-current={tab.isCurrent ? 'page' : undefined}
        className="admin-tab"
      >
        {tab.label}
      </Link>
    ))}
  </nav>
);
