import { PageSteps } from '@/components/admin/list/page-steps';
import type { Search } from '@/lib/data/link-replacements';
import { pageCount } from '@/lib/lists/pagination';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { digestOf, MOST_ROWS, previewReplacement } from '@/lib/services/links/plan-replacement';
import { ChangeTable } from './change-table';
import { ReplaceButton } from './replace-button';

const PER_PAGE = 50;

const rows = (count: number) => counted(ROWS, count);

interface ReplacementPreviewProps {
  search: Search;
  /** The page of the list of changes that an editor has asked for. */
  page: number;
  /** Returns the path of a page of this list. */
  to: (page: number) => string;
}

/** Shows the changes that a search and replace would make, and the button that makes them. */
export async function ReplacementPreview({ search, page: asked, to }: ReplacementPreviewProps) {
  const plan = await previewReplacement(search);
  if (plan.length === 0) return <p className="card p-8 text-center">No link contains this text.</p>;
  const changed = plan.filter(({ problem }) => problem === null);
  const last = pageCount(plan.length, PER_PAGE);
  const page = Math.min(asked, last);
  const shown = plan.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return (
    <section aria-labelledby="preview">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview">Preview: {rows(changed.length)} would change</h2>
        {plan.length <= MOST_ROWS && changed.length > 0 && (
          <ReplaceButton search={search} digest={digestOf(plan)} label={`Change ${rows(changed.length)}`} />
        )}
      </div>
      {plan.length > MOST_ROWS && (
        <p className="mb-3">
          More than {rows(MOST_ROWS)} match. Search for a longer text to change fewer at once.
        </p>
      )}
      <ChangeTable changes={shown.map((change) => ({ ...change, state: stateOf(change.problem) }))} />
      <PageSteps {...{ page, last, to }} />
    </section>
  );
}

const stateOf = (problem: string | null) => problem && `Can’t be changed. ${problem}`;
