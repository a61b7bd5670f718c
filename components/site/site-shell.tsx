import type { ReactNode } from 'react';
import { getYears } from '@/lib/calendar';
import { getNavigation } from '@/lib/data/navigation';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** What stands around every public page: skip link, header, main, footer. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [navigation, years] = await Promise.all([getNavigation(), getYears()]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader items={navigation} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 pb-16 outline-none sm:px-6"
      >
        {children}
      </main>
      <SiteFooter year={years.current} />
    </div>
  );
}
