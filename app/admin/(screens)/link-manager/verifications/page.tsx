import { LinkTabs } from '@/components/admin/links/link-tabs';
import { NewLink } from '@/components/admin/list/new-link';
import { ResourceList } from '@/components/admin/list/resource-list';
import { ScreenHead } from '@/components/admin/screen-head';
import { affiliateVerifications as resource } from '@/lib/resources/definitions/affiliate-verifications';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Affiliate verifications' };

/** Shows the tab of the link manager for the meta tags that verify the site for affiliate networks. */
export default async function VerificationsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  return (
    <>
      <ScreenHead title="Link manager">
        <NewLink resource={resource} />
      </ScreenHead>
      <LinkTabs current="verifications" />
      <ResourceList db={db} resource={resource} searchParams={await searchParams} />
    </>
  );
}
