import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/account/auth-provider';
import { serverEnv } from '@/lib/config/env';
import { LISTED_TABLES } from '@/lib/entities/registry';
import { supabaseProject } from '@/lib/config/supabase-project';
import { affiliateHost } from '@/lib/data/built-in-legal-pages';
import { getDisclosures } from '@/lib/data/content-settings';
import { getOperator } from '@/lib/data/operator';
import { getYear } from '@/lib/dates/calendar';
import { getMenu } from '@/lib/services/pages/menu';
import { AffiliateBanner } from './paid-links/affiliate-banner';
import { MenuDrawer } from './header/menu-drawer';
import { RouteSkeleton } from './route-skeleton';
import { ShellBehaviour } from './shell/behaviour';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame around every public page: skip link, header, main, footer and overlays. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [menu, year, operator, disclosures] = await Promise.all([
    getMenu(),
    getYear(),
    getOperator(),
    getDisclosures(),
  ]);
  return (
    <AuthProvider project={supabaseProject()}>
      <div className="flex min-h-dvh flex-col">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <SiteHeader items={menu} />
        <MenuDrawer items={menu} />
        <main id="content" tabIndex={-1} className="site-main">
          {children}
        </main>
        <SiteFooter
          {...{ year, operator }}
          disclosure={disclosures.footer_disclosure}
          hasScript={affiliateHost() !== undefined}
        />
        <AffiliateBanner text={disclosures.banner_disclosure} scriptHost={affiliateHost()} />
        <RouteSkeleton />
        <ShellBehaviour affiliateScript={serverEnv().AFFILIATE_SCRIPT_URL} lists={LISTED_TABLES.join(' ')} />
      </div>
    </AuthProvider>
  );
}
