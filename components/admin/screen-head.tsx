import Link from 'next/link';
import type { ReactNode } from 'react';

interface ScreenHeadProps {
  title: string;
  /** The breadcrumbs: the screens above this screen in the hierarchy. The last one is the direct parent. */
  above?: { label: string; path: string }[];
  /** Buttons and links for the whole screen, beside the title. */
  children?: ReactNode;
}

/** Shows the head of a screen: breadcrumbs, title, buttons and links. */
export function ScreenHead({ title, above = [], children }: ScreenHeadProps) {
  const crumbs = [{ label: 'Admin', path: '/admin' }, ...above];
  return (
    <header className="mb-4">
      <nav aria-label="Breadcrumb" className="text-sm">
        <ol className="flex flex-wrap gap-x-2">
          {crumbs.map(({ label, path }) => (
            <li key={path}>
              <Link href={path} prefetch={false} className="admin-link">
                {label}
              </Link>{' '}
              <span aria-hidden="true">/</span>
            </li>
          ))}
          <li aria-current="page" className="min-w-0 truncate">
            {title}
          </li>
        </ol>
      </nav>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 break-words">{title}</h1>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </header>
  );
}
