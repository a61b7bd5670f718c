import Link from 'next/link';
import { NewLink } from '@/components/admin/list/new-link';
import { ResourceList } from '@/components/admin/list/resource-list';
import { ScreenHead } from '@/components/admin/screen-head';
import { affiliateVerifications as resource } from '@/lib/resources/definitions/affiliate-verifications';
import { titleOf } from '@/lib/resources/entity-texts';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Link manager' };

/** The link manager, with a single tab so far: the affiliate verifications. */
export default async function LinkManagerPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  return (
    <>
      <ScreenHead title="Link manager">
        <NewLink resource={resource} />
      </ScreenHead>
      <nav aria-label="Link manager" className="admin-tabs">
        <Link href="/admin/link-manager" prefetch={false} aria-current="page" className="admin-tab">
          {titleOf(resource)}
        </Link>
      </nav>
      <ResourceList db={db} resource={resource} searchParams={await searchParams} />
    </>
  );
}
