'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { IMPORTABLE } from '@/lib/imports/entities';
import { guessMapping, type Mapping, namesRows } from '@/lib/imports/mapping';
import { columnsOf, type Contents, parseFile } from '@/lib/imports/parse-file';
import { linesOfSite } from '@/lib/imports/site-file';
import { titleOf } from '@/lib/resources/entity-texts';
import { ColumnChoices } from './column-choices';
import { recallMapping, rememberMapping } from './remembered-mapping';
import { sendRows, sendSite } from './send-import';

/** The form for a new import: entity, file or pasted cells, and which column leads to which field. */
export function ImportForm() {
  const router = useRouter();
  const [entity, setEntity] = useState(IMPORTABLE[0]?.key ?? '');
  const [file, setFile] = useState<{ name: string; contents: Contents; columns: string[] }>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [keepsExisting, setKeepsExisting] = useState(false);
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState('');
  const resource = IMPORTABLE.find(({ key }) => key === entity);
  const site = file && 'site' in file.contents ? file.contents.site : undefined;
  const rows = file && 'rows' in file.contents ? file.contents.rows : undefined;
  const isReady = site !== undefined || (rows !== undefined && resource && namesRows(resource, mapping));

  function choose(key: string, columns: string[]) {
    const next = IMPORTABLE.find((each) => each.key === key);
    setEntity(key);
    if (next) setMapping(guessMapping(next, columns, recallMapping(key)));
  }

  function read(name: string, text: string) {
    setFailure('');
    setFile(undefined);
    if (text.trim() === '') return;
    try {
      const contents = parseFile(text);
      const columns = 'rows' in contents ? columnsOf(contents.rows) : [];
      setFile({ name, contents, columns });
      choose(entity, columns);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!file || !isReady || sent !== undefined) return;
    setFailure('');
    setSent(0);
    const about = { fileName: file.name.slice(0, 200), keepsExisting, onProgress: setSent };
    try {
      if (rows) rememberMapping(entity, mapping);
      const id = site
        ? await sendSite({ ...about, site })
        : await sendRows({ ...about, entity, rows: rows ?? [], mapping });
      router.push(`/admin/data-migration?run=${id}`);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setSent(undefined);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="card mb-4 grid gap-4 p-4" aria-labelledby="new">
      <h2 id="new">Import</h2>
      <label>
        <span className="admin-label">CSV or JSON file, or the file of a whole site</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json"
          className="admin-input"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void chosen.text().then((text) => read(chosen.name, text));
          }}
        />
      </label>
      <label>
        <span className="admin-label">Or paste cells from a spreadsheet, with the column names</span>
        <textarea
          rows={4}
          className="admin-input"
          onChange={({ target }) => read('Pasted cells', target.value)}
        />
      </label>
      {site && <p>A whole site with {linesOfSite(site.rows).length.toLocaleString('en-GB')} rows.</p>}
      {!site && (
        <label>
          <span className="admin-label">Entity</span>
          <select
            value={entity}
            onChange={({ target }) => choose(target.value, file?.columns ?? [])}
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
      {rows && file && resource && (
        <ColumnChoices
          {...{ resource, mapping }}
          columns={file.columns}
          count={rows.length}
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
        <button type="submit" aria-disabled={!isReady || sent !== undefined} className="button-brand">
          Check the rows
        </button>
        <p role="status" className="text-muted">
          {sent !== undefined && `${sent.toLocaleString('en-GB')} rows sent`}
        </p>
      </div>
    </form>
  );
}
