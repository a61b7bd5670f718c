import Link from 'next/link';
import type { NavigationItem } from '@/lib/data/navigation';
import { SITE_NAME } from '@/lib/site';

/** The bar above every public page. */
export function SiteHeader({ items }: { items: NavigationItem[] }) {
  return (
    <header className="no-print sticky top-0 z-40 border-b border-rule bg-paper">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-4 sm:px-6">
        <Link
          href="/"
          className="inline-flex min-h-11 items-center font-display text-lg font-bold text-brand"
        >
          {SITE_NAME}
        </Link>
        <nav aria-label="Main" className="-mx-2 max-w-full overflow-x-auto">
          <ul className="flex">
            {items.map((item) => (
              <li key={`${item.label} ${item.href}`}>
                <Link
                  href={item.href}
                  {...(item.target === '_blank' && { target: '_blank', rel: 'noopener' })}
                  className={
                    item.is_cta
                      ? 'inline-flex min-h-11 items-center rounded-box bg-brand px-4 whitespace-nowrap text-on-brand'
                      : 'inline-flex min-h-11 items-center px-2 whitespace-nowrap underline-offset-4 hover:underline'
                  }
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
