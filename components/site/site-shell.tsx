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
import { MenuDrawer, MenuDrawerList } from './header/menu-drawer';
import { MenuEntries } from './header/menu-entries';
import { RouteSkeleton } from './route-skeleton';
import { ShellBehaviour } from './shell/behaviour';
import { storeFrame } from './shell/frame-parts';
import { frameVersion } from './shell/frame-version';
import { HtmlOnly } from './shell/html-only';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Renders the frame around every public page: skip link, header, main, footer and overlays. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [menu, year, operator, disclosures] = await Promise.all([
    getMenu(),
    getYear(),
    getOperator(),
    getDisclosures(),
  ]);
  const scriptHost = affiliateHost();
  const version = frameVersion({ menu, year, operator, disclosures, scriptHost });
  storeFrame(version, {
    menu: <MenuEntries items={menu} />,
    drawer: <MenuDrawerList items={menu} />,
    footer: (
      <SiteFooter
        {...{ year, operator }}
        disclosure={disclosures.footer_disclosure}
        hasScript={scriptHost !== undefined}
      />
    ),
    overlays: (
      <>
        <AffiliateBanner text={disclosures.banner_disclosure} scriptHost={scriptHost} />
        <RouteSkeleton />
      </>
    ),
  });
  return (
    <AuthProvider project={supabaseProject()}>
      <div className="flex min-h-dvh flex-col">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <SiteHeader menu={<HtmlOnly part="menu" version={version} as="ul" className="flex flex-wrap" />} />
        <MenuDrawer list={<HtmlOnly part="drawer" version={version} as="ul" />} />
        <main id="content" tabIndex={-1} className="site-main">
          {children}
        </main>
        <HtmlOnly part="footer" version={version} as="div" />
        <HtmlOnly part="overlays" version={version} as="div" />
        <ShellBehaviour affiliateScript={serverEnv().AFFILIATE_SCRIPT_URL} lists={LISTED_TABLES.join(' ')} />
      </div>
    </AuthProvider>
  );
}
