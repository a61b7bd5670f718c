import 'server-only';
import { listReferenceNames } from '@/lib/data/admin/references';
import type { CheckedRow, ImportPass, StagedRow } from '@/lib/data/imports';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { valueOfCell } from '@/lib/imports/cells';
import { datesOf, importedResource, listsToFollow, matchOf, WHOLE_SITE } from '@/lib/imports/entities';
import { valuesOf, valuesSchema } from '@/lib/resources';
import { publishedAtOnce } from '@/lib/resources/publish-at-once';
import { fieldsOf, type NamesOf, type Resource, type Row, type Values } from '@/lib/resources/resource';
import { listBrokenRedirects } from '@/lib/services/rows/broken-redirects';
import { nestingFailure, sanitised } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';
import { existingRows, isId } from './existing-rows';
import { withoutLostReferences } from './lost-references';
import { withoutUnconfirmedFacts } from './unconfirmed-facts';

interface Entity {
  /** The key of the import's entity. */
  entity: string;
  resource: Resource;
  /** The hosts of retailers. Links to these hosts in HTML are marked as paid. */
  shops: readonly string[];
}

interface EntityRows {
  entity: string;
  /** Staged rows, all of one table. */
  rows: StagedRow[];
  pass: ImportPass;
}

interface MatchedRows extends EntityRows {
  resource: Resource;
  /** The existing rows that `rows` change, by the line numbers of `rows`. */
  existing: Map<number, Row>;
}

/**
 * Finds the existing rows that the staged rows of an import change. Lists that may refer to later rows are written
 * last, in the pass 'lists'. This pass takes only the rows with such lists, and all other passes leave these lists out.
 */
export async function matchRows(db: Db, { entity, rows, pass }: EntityRows): Promise<MatchedRows | null> {
  const resource = importedResource(rows[0]?.table_name ?? '');
  if (!resource) return null;
  const followed = listsToFollow(entity, resource);
  const named = pass !== 'lists' ? rows : rows.filter(({ cells }) => followed.some((name) => name in cells));
  return { entity, resource, rows: named, pass, existing: await existingRows(db, resource, named) };
}

/**
 * Checks rows of an import with the rules of their entity's form. Depending on the pass, also checks references,
 * redirects and facts. Returns the values to store, or an error for each refused row.
 */
export async function checkRows(db: Db, matched: MatchedRows): Promise<CheckedRow[]> {
  const { entity, resource, rows, pass, existing } = matched;
  const hasHtml = fieldsOf(resource).some(({ kind }) => kind === 'html');
  const of: Entity = { entity, resource, shops: hasHtml ? await listRetailerHosts() : [] };
  const checked = await Promise.all(
    rows.map((row) => {
      const before = existing.get(row.line);
      return pass === 'lists' ? checkLists(of, row, before) : checkRow(db, of, row, before);
    }),
  );
  // In the dry run of a whole site, rows may refer to rows and pages that are not written yet, so check only the rules
  // of the form.
  if (pass === 'dry' && entity === WHOLE_SITE) return checked;
  const found = pass === 'lists' ? checked : await withoutLostReferences(db, resource, checked);
  const sound = await withoutLostRedirects(db, resource, found);
  return pass === 'lists' || entity === WHOLE_SITE
    ? sound
    : withoutUnconfirmedFacts(db, resource, { rows: sound, existing });
}

/** `all` has the values of all fields of a row, `changed` only the values that are in the file. */
interface Parsed {
  all: Values;
  changed: Values;
}

const failed = (line: number, message: string): CheckedRow => ({ line, error: { message } });

async function checkRow(db: Db, of: Entity, row: StagedRow, before: Row | undefined): Promise<CheckedRow> {
  const { resource, shops } = of;
  const parsed = parseRow(of, row, before);
  if (typeof parsed === 'string') return failed(row.line, parsed);
  const namesOf: NamesOf = (to, slugs) => listReferenceNames(db, to, slugs);
  const created = before ? {} : ((await resource.complete?.(parsed.all, namesOf)) ?? parsed.all);
  const later = new Set(listsToFollow(of.entity, resource));
  // Writing the lists of a row overwrites `content_changed_at`. So if the pass 'lists' will write lists of this row,
  // only that pass sets the date.
  const isFollowed = [...later].some((name) => name in row.cells);
  const dates = datesIn(of, row, (name) => !isFollowed || name !== 'content_changed_at');
  const id: Values = isId(row.cells.id) ? { id: row.cells.id } : {};
  const publish = (values: Values) => publishedAtOnce(resource, values, before ?? null);
  return {
    line: row.line,
    match: before ? { id: before.id ?? null } : matchOf(resource, parsed.all),
    exists: before !== undefined,
    created: await sanitised(resource, publish({ ...without(created, later), ...dates, ...id }), shops),
    changed: await sanitised(resource, publish({ ...without(parsed.changed, later), ...dates }), shops),
  };
}

function checkLists(of: Entity, row: StagedRow, before: Row | undefined): CheckedRow {
  const parsed = parseRow(of, row, before);
  // The pass 'rows' could not write this row, so there are no lists to write.
  if (typeof parsed === 'string' || !before)
    return { line: row.line, match: { id: null }, exists: false, created: null, changed: {} };
  const lists = listsToFollow(of.entity, of.resource).filter((name) => name in parsed.changed);
  return {
    line: row.line,
    match: { id: before.id ?? null },
    exists: true,
    created: null,
    changed: {
      ...Object.fromEntries(lists.map((name) => [name, parsed.changed[name] ?? null])),
      ...datesIn(of, row, (name) => name === 'content_changed_at'),
    },
  };
}

const without = (values: Values, names: Set<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));

/** Returns the dates that a row has in the file of a whole site. Files of one entity have no dates. */
const datesIn = ({ entity, resource }: Entity, { cells }: StagedRow, isTaken: (name: string) => boolean) =>
  Object.fromEntries(
    (entity === WHOLE_SITE ? datesOf(resource) : [])
      .filter((name) => isTaken(name) && typeof cells[name] === 'string')
      .map((name) => [name, cells[name] ?? null]),
  );

/** Returns the values of a row. If they are invalid, returns a sentence that tells the editor why. */
function parseRow({ resource }: Entity, { cells, key }: StagedRow, before: Row | undefined): string | Parsed {
  if (!key) return 'The row needs a slug, or the other value that identifies it';
  if (cells.id && !isId(cells.id)) return 'Id: This isn’t a valid id';
  const fields = fieldsOf(resource).filter(({ name }) => name in cells);
  const given = Object.fromEntries(
    fields.map((field) => [field.name, valueOfCell(field, cells[field.name] ?? null)]),
  );
  const fixed = fields.find(({ name, isFixed }) => isFixed && before && before[name] !== given[name]);
  if (fixed) return `${fixed.label}: This can’t be changed later`;
  const { success, data, error } = valuesSchema(resource).safeParse({
    ...valuesOf(resource, before),
    ...given,
  });
  if (!success) {
    const labelOf = (name: unknown) =>
      fieldsOf(resource).find((field) => field.name === name)?.label ?? String(name);
    const issues = error.issues.map(({ path, message }) => `${labelOf(path[0])}: ${message}`);
    return issues.slice(0, 5).join('; ');
  }
  const nested = nestingFailure(resource, data);
  if (nested) return nested.state.message ?? 'A text is too complex';
  const changed = Object.fromEntries(Object.entries(data).filter(([name]) => name in given));
  return { all: data, changed };
}

/** Refuses rows with a redirect to a missing page. */
async function withoutLostRedirects(db: Db, resource: Resource, rows: CheckedRow[]): Promise<CheckedRow[]> {
  const values = rows.flatMap((row) => ('changed' in row ? [row.changed] : []));
  const lost = new Map(
    (await listBrokenRedirects(db, resource, values)).map((end) => [end.from, end.reason]),
  );
  return rows.map((row) => {
    const reason = 'changed' in row ? lost.get(String(row.changed.from_path)) : undefined;
    return reason ? failed(row.line, reason) : row;
  });
}
