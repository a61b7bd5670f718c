import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/account/auth-provider';
import { getYears } from '@/lib/calendar';
import { getMenu } from '@/lib/data/menu';
import { serverEnv } from '@/lib/env';
import { supabaseProject } from '@/lib/supabase/project';
import { AffiliateBanner } from './affiliate-banner';
import { MenuDrawer } from './header/menu-drawer';
import { RouteSkeleton } from './route-skeleton';
import { ShellBehaviour } from './shell/behaviour';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** What stands around every public page: skip link, header, main, footer, and what lies over them. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [menu, years] = await Promise.all([getMenu(), getYears()]);
  return (
    <AuthProvider project={supabaseProject()}>
      <div className="flex min-h-dvh flex-col">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <SiteHeader items={menu} />
        <MenuDrawer items={menu} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-page flex-1 px-4 pb-16 outline-none sm:px-6"
        >
          {children}
        </main>
        <SiteFooter year={years.current} />
        <AffiliateBanner />
        <RouteSkeleton />
        <ShellBehaviour affiliateScript={serverEnv().AFFILIATE_SCRIPT_URL} />
      </div>
    </AuthProvider>
  );
}
