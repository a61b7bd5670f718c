import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ResourceEditor } from '@/components/admin/editor/resource-editor';
import { NoSuchScreen } from '@/components/admin/no-such-screen';
import { ScreenHead } from '@/components/admin/screen-head';
import { findLegalPage } from '@/lib/data/admin/legal-pages';
import { builtInLegalPages } from '@/lib/data/built-in-legal-pages';
import { selectOperator } from '@/lib/data/operator';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { valuesOf } from '@/lib/resources';
import { legalPages as resource } from '@/lib/resources/definitions/legal-pages';
import { editPathOf, listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'Legal page' };

/** Shows the form for a legal page that has not been saved yet. The form contains the page's built-in text. */
export default async function NewLegalPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const { page } = await searchParams;
  const slug = LEGAL_SLUGS.find((each) => each === one(page));
  if (!slug) return <NoSuchScreen resource={resource} />;
  const stored = await findLegalPage(db, slug);
  if (stored) redirect(editPathOf(resource, stored.id));
  const builtInPage = builtInLegalPages(await selectOperator(db))[slug];
  return (
    <>
      <ScreenHead
        title={builtInPage.title}
        above={[{ label: titleOf(resource), path: listPathOf(resource) }]}
      />
      <p className="mb-4 max-w-prose text-muted">
        This is the built-in text. Saving it creates your own version.
      </p>
      <ResourceEditor resource={resource.key} values={{ ...valuesOf(resource), ...builtInPage }} />
    </>
  );
}
