import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { LogoGrid } from '@/components/admin/logos/logo-grid';
import { ScreenHead } from '@/components/admin/screen-head';
import { rowPicture } from '@/components/site/pictures/row-picture';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { readLogoQuery, SHOW_CHOICES, STEPS } from '@/lib/admin/logo-query';
import { shopDrawing } from '@/lib/catalogue/shop-drawing';
import { listRetailerLogos } from '@/lib/data/admin/logos';
import { resolvePicture } from '@/lib/images/resolve-picture';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Retailer logos' };

const PATH = '/admin/retailer-logos';

export default async function RetailerLogosPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const { q, show, step } = readLogoQuery(await searchParams);
  const wanted = q.toLowerCase();
  const logos = (await listRetailerLogos(db))
    .filter(({ name, slug }) => name.toLowerCase().includes(wanted) || slug.includes(wanted))
    .map((retailer) => ({
      ...{ id: retailer.id, name: retailer.name, logo: retailer.logo },
      picture: resolvePicture(retailer.logo),
      substitute: rowPicture(shopDrawing(retailer)).picture,
    }))
    .filter(({ picture }) => show !== 'missing' || picture.kind === 'none');
  return (
    <>
      <ScreenHead title="Retailer logos" />
      <p className="mb-4 max-w-prose text-muted">
        PNG, JPEG, WebP or SVG of at most 1 MB. Drop a file on a retailer, or choose one.
      </p>
      <ListToolbar
        path={PATH}
        many="retailers"
        search={String(new URLSearchParams({ q, ...(show && { show }), size: String(step) }))}
        filters={[{ name: 'show', label: 'Show', options: SHOW_CHOICES }]}
        sizes={[...STEPS]}
      />
      <DisabledUntilHydrated>
        <LogoGrid
          key={`grid ${q} ${show} ${step}`}
          logos={logos}
          only={show === 'missing' ? undefined : show}
          step={step}
        />
      </DisabledUntilHydrated>
    </>
  );
}
