import { z } from 'zod';
import { BuiltInButton } from '@/components/admin/imports/built-in-button';
import { Exports } from '@/components/admin/imports/exports';
import { ImportForm } from '@/components/admin/imports/import-form';
import { ImportHistory } from '@/components/admin/imports/import-history';
import { ImportRun } from '@/components/admin/imports/import-run';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getImport, listImports } from '@/lib/data/imports';
import { IMPORTABLE, WHOLE_SITE } from '@/lib/imports/entities';
import { importsList } from '@/lib/imports/imports-list';
import { pageNumber } from '@/lib/lists/pagination';
import { titleOf } from '@/lib/resources/entity-texts';
import { readListQuery } from '@/lib/resources/list-query';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Data migration' };

interface DataMigrationPageProps {
  searchParams: Promise<SearchParams>;
}

const ENTITIES = [
  { value: WHOLE_SITE, label: 'The whole site' },
  ...IMPORTABLE.map((resource) => ({ value: resource.key, label: titleOf(resource) })),
];

export default async function DataMigrationPage({ searchParams }: DataMigrationPageProps) {
  const { db, viewer } = await requireAdmin();
  const params = await searchParams;
  const resource = importsList(ENTITIES);
  const query = readListQuery(resource, params);
  const id = z.uuid().safeParse(one(params.run)).data;
  // Read the time of the last job change first, so that polling notices a job that changes while the imports load.
  const { changedAt } = await listRunningJobs(db);
  const [{ imports, count }, run] = await Promise.all([
    listImports(db, { resource, query }),
    id ? getImport(db, id) : null,
  ]);
  const nameOf = await actorNames(db, {
    actors: imports.map(({ asked_by }) => asked_by),
    viewerId: viewer.id,
  });
  return (
    <>
      <ScreenHead title="Data migration" />
      <RefreshJobs changedAt={changedAt} />
      {run && <ImportRun {...{ db, run }} rows={one(params.rows)} page={pageNumber(one(params.at)) ?? 1} />}
      <ImportForm key={run?.id} />
      <section aria-labelledby="built-in" className="card mb-4 p-4">
        <h2 id="built-in">Built-in data</h2>
        <p className="mb-3 text-muted">
          Adds built-in rows that are missing. You’ll see which before anything is added. Existing rows stay
          as they are.
        </p>
        <BuiltInButton />
      </section>
      <Exports />
      <ImportHistory {...{ resource, query, imports, count, nameOf }} entities={ENTITIES} />
    </>
  );
}
