'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '@/components/admin/editor/use-leave-warning';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { IMPORTABLE } from '@/lib/imports/entities';
import { guessMapping, type Mapping, namesRows, repeatedLabels } from '@/lib/imports/mapping';
import { type Contents, parseFile } from '@/lib/imports/parse-file';
import { linesOfSite } from '@/lib/imports/site-file';
import { titleOf } from '@/lib/resources/entity-texts';
import { ColumnChoices } from './column-choices';
import { storedMapping, storeMapping } from './stored-mapping';
import { sendRows, sendSite } from './send-import';

/** The progress of reading or sending a file. The total is unknown while the file is read. */
interface Progress {
  what: 'read' | 'sent';
  rows: number;
  total?: number;
}

/** Shows the form for a new import: the entity, a file or pasted cells, and the field for each column. */
export function ImportForm() {
  const router = useRouter();
  const [entity, setEntity] = useState(IMPORTABLE[0]?.key ?? '');
  const [file, setFile] = useState<{ name: string; contents: Contents }>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [keepsExisting, setKeepsExisting] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState('');
  /**
   * The number of files chosen so far. If the number changes while a file is being read, the result for that file is
   * discarded.
   */
  const turn = useRef(0);
  /**
   * The entity chosen last. `read` uses it to notice that the editor has chosen an entity while a file was being read.
   */
  const latestEntity = useRef(entity);
  useLeaveWarning(progress?.what === 'sent');
  const resource = IMPORTABLE.find(({ key }) => key === entity);
  const site = file && 'site' in file.contents ? file.contents.site : undefined;
  const rows = file && 'rows' in file.contents ? file.contents : undefined;
  const canMap = rows && resource && namesRows(resource, mapping);
  const isReady = site !== undefined || (canMap && repeatedLabels(resource, mapping).length === 0);

  function choose(key: string, columns: string[]) {
    const next = IMPORTABLE.find((each) => each.key === key);
    latestEntity.current = key;
    setEntity(key);
    if (next) setMapping(guessMapping(next, columns, storedMapping(key)));
  }

  async function read(name: string, chosen: Blob) {
    const own = (turn.current += 1);
    const entityBefore = latestEntity.current;
    const isLatest = () => own === turn.current;
    setFailure('');
    setFile(undefined);
    setProgress(undefined);
    if (chosen.size === 0) return;
    try {
      const contents = await parseFile(chosen, (count) => {
        if (isLatest()) setProgress({ what: 'read', rows: count });
      });
      if (!isLatest()) return;
      setFile({ name, contents });
      // An exported file is named after its entity, so choose this entity unless the editor has chosen one meanwhile.
      const named = IMPORTABLE.find(({ key }) => name.startsWith(key));
      const isChosen = latestEntity.current !== entityBefore;
      choose(
        (!isChosen && named?.key) || latestEntity.current,
        'columns' in contents ? contents.columns : [],
      );
    } catch (error) {
      if (isLatest()) setFailure((error as Error).message);
    }
    if (isLatest()) setProgress(undefined);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!file || !isReady || progress) return;
    setFailure('');
    const total = rows?.total ?? (site ? linesOfSite(site.rows).length : 0);
    const onProgress = (sent: number) => setProgress({ what: 'sent', rows: sent, total });
    onProgress(0);
    const about = { fileName: file.name.slice(0, 200), keepsExisting, onProgress };
    try {
      if (rows) storeMapping(entity, mapping);
      const id = site
        ? await sendSite({ ...about, site })
        : rows && (await sendRows({ ...about, entity, file: rows, mapping }));
      router.push(`/admin/data-migration?run=${id}`);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setProgress(undefined);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="card mb-4 grid gap-4 p-4" aria-labelledby="new">
      <h2 id="new">Import</h2>
      <DisabledUntilHydrated>
        <label>
          <span className="admin-label">CSV or JSON file, or an export of the whole site</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,.json"
            className="admin-input"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void read(chosen.name, chosen);
            }}
          />
        </label>
        <label>
          <span className="admin-label">Or paste cells from a spreadsheet, with the column names</span>
          <textarea
            rows={4}
            className="admin-input"
            onChange={({ target }) =>
              void read('Pasted cells', new Blob([target.value.trim() && target.value]))
            }
          />
        </label>
        {site && <p>A whole site with {linesOfSite(site.rows).length.toLocaleString('en-GB')} rows.</p>}
        {!site && (
          <label>
            <span className="admin-label">Entity</span>
            <select
              value={entity}
              onChange={({ target }) => choose(target.value, rows?.columns ?? [])}
              className="admin-input"
            >
              {IMPORTABLE.map((each) => (
                <option key={each.key} value={each.key}>
                  {titleOf(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {rows && resource && (
          <ColumnChoices
            {...{ resource, mapping }}
            columns={rows.columns}
            count={rows.total}
            onChange={setMapping}
          />
        )}
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={keepsExisting}
            onChange={({ target }) => setKeepsExisting(target.checked)}
          />
          Only add missing rows, and leave existing rows as they are
        </label>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-disabled={!isReady || Boolean(progress)} className="button-brand">
            Check the rows
          </button>
          <p role="status" className="text-muted">
            {progress && sentenceOf(progress)}
          </p>
        </div>
        {progress && (
          <progress
            aria-label="Progress of the file"
            max={progress.total}
            value={progress.total === undefined ? undefined : progress.rows}
            className="job-progress"
          />
        )}
      </DisabledUntilHydrated>
    </form>
  );
}

function sentenceOf({ what, rows, total }: Progress): string {
  const count = rows.toLocaleString('en-GB');
  return what === 'read'
    ? `${count} rows read so far`
    : `${count} of ${total?.toLocaleString('en-GB')} rows sent. Keep this page open.`;
}
