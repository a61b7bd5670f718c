'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { guessMapping, IMPORTABLE, type Mapping } from '@/lib/imports/mapping';
import { columnsOf, type FileRow, parseRows } from '@/lib/imports/parse-file';
import { titleOf } from '@/lib/resources/entity-texts';
import { fieldsOf } from '@/lib/resources/resource';
import { recallMapping, rememberMapping } from './remembered-mapping';
import { sendImport } from './send-import';

/** The form for a new import: entity, file or pasted cells, and which column leads to which field. */
export function ImportForm() {
  const router = useRouter();
  const [entity, setEntity] = useState(IMPORTABLE[0]?.key ?? '');
  const [file, setFile] = useState<{ name: string; rows: FileRow[]; columns: string[] }>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState('');
  const resource = IMPORTABLE.find(({ key }) => key === entity);
  const hasSlug = Object.values(mapping).includes('slug');

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
      const rows = parseRows(text);
      const columns = columnsOf(rows);
      setFile({ name, rows, columns });
      choose(entity, columns);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!file || !hasSlug || sent !== undefined) return;
    rememberMapping(entity, mapping);
    setFailure('');
    setSent(0);
    try {
      const fileName = file.name.slice(0, 200);
      const id = await sendImport({ entity, fileName, rows: file.rows, mapping, onProgress: setSent });
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
      <label>
        <span className="admin-label">CSV or JSON file</span>
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
      {file && resource && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">
            Columns of {file.rows.length.toLocaleString('en-GB')} rows
          </legend>
          {file.columns.map((column) => (
            <label key={column} className="grid gap-1 sm:grid-cols-2 sm:items-center">
              <span className="min-w-0 break-words">{column}</span>
              <select
                value={mapping[column] ?? ''}
                onChange={({ target }) => setMapping({ ...mapping, [column]: target.value })}
                className="admin-input"
              >
                <option value="">Leave out</option>
                {fieldsOf(resource).map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {!hasSlug && <p>Choose the column with the slug: rows are matched by it.</p>}
        </fieldset>
      )}
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="submit"
          aria-disabled={!file || !hasSlug || sent !== undefined}
          className="button-brand"
        >
          Check the rows
        </button>
        <p role="status" className="text-muted">
          {sent !== undefined && `${sent.toLocaleString('en-GB')} rows sent`}
        </p>
      </div>
    </form>
  );
}
