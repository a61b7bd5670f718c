import Link from 'next/link';
import { NewLink } from '@/components/admin/list/new-link';
import { ResourceList } from '@/components/admin/list/resource-list';
import { ScreenHead } from '@/components/admin/screen-head';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { affiliateVerifications as resource } from '@/lib/resources/affiliate-verifications';
import type { SearchParams } from '@/lib/query-parameters';
import { titleOf } from '@/lib/resources/words';

export const instant = false;
export const metadata = { title: 'Link manager' };

/** The affiliate verifications are its first tab. */
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
