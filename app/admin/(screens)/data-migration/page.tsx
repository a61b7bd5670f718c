import { BuiltInButton } from '@/components/admin/imports/built-in-button';
import { Exports } from '@/components/admin/imports/exports';
import { ImportForm } from '@/components/admin/imports/import-form';
import { ImportHistory } from '@/components/admin/imports/import-history';
import { ImportRun } from '@/components/admin/imports/import-run';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { listImports } from '@/lib/data/imports';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Data migration' };

interface DataMigrationPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function DataMigrationPage({ searchParams }: DataMigrationPageProps) {
  const { db, viewer } = await requireAdmin();
  const { run } = await searchParams;
  // Before the imports, so that no change is missed.
  const { changedAt } = await listRunningJobs(db);
  const imports = await listImports(db);
  const nameOf = await actorNames(db, {
    actors: imports.map(({ asked_by }) => asked_by),
    viewerId: viewer.id,
  });
  const open = imports.find(({ id }) => id === run);
  return (
    <>
      <ScreenHead title="Data migration" />
      <RefreshJobs changedAt={changedAt} />
      {open && <ImportRun db={db} run={open} />}
      <ImportForm key={open?.id} />
      <section aria-labelledby="built-in" className="card mb-4 p-4">
        <h2 id="built-in">Built-in data</h2>
        <p className="mb-3 text-muted">
          Adds the built-in rows that are missing, once you have seen which. Existing rows stay as they are.
        </p>
        <BuiltInButton />
      </section>
      <Exports />
      <ImportHistory imports={imports} nameOf={nameOf} />
    </>
  );
}
