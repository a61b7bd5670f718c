import 'server-only';
import { getRows, isParentPublished } from '@/lib/data/admin/rows';
import { findUses, homepageText, type UseParams, type Uses } from '@/lib/data/admin/uses';
import type { Field } from '@/lib/resources/field';
import { RESOURCES } from '@/lib/resources/index';
import { fieldsOf, hasHistory, type Resource, type Row } from '@/lib/resources/resource';
import { publicationStatus } from '@/lib/resources/publication-status';
import { counted } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';

/** The texts of the dialog in which an editor confirms a deletion. */
export interface DeletionNotice {
  /** A text about anything that the deletion does besides deleting the rows; undefined if there is nothing else. */
  meaning?: string;
  /** The effects of the deletion on other rows and pages. */
  consequences: string[];
  /** The reasons why the rows cannot be deleted. If there are any, the dialog does not allow the deletion. */
  obstacles: string[];
  /** A text that says how to undo the deletion, or that it cannot be undone. */
  wayBack: string;
}

const UNDONE =
  'To undo this, choose ‘Undo’ in the message that follows, or restore it later from its history.';
const FINAL = 'This can’t be undone.';

/** Returns names as a list in words: 'Argos, Currys, Next and 4 more'. */
const listed = ({ names, count }: Uses) =>
  count > names.length ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ');

/** Describes where rows are used, and the effects of deleting them. */
export async function explainDeletion(db: Db, resource: Resource, ids: string[]): Promise<DeletionNotice> {
  const rows = await getRows(db, resource, ids);
  const notice: DeletionNotice = {
    ...{ meaning: resource.removal?.text, consequences: [], obstacles: [] },
    wayBack: hasHistory(resource) ? UNDONE : (resource.finality ?? FINAL),
  };
  const paths = rows.map((row) => resource.publicPath?.(row) ?? '').filter(Boolean);
  const shown = await Promise.all(
    rows.map(
      async (row) =>
        publicationStatus(resource, row) === 'on' && (await isParentPublished(db, resource, row)),
    ),
  );
  const shownPaths = paths.filter((_path, index) => shown[index]);
  if (shownPaths.length > 0 && !resource.isFixedSet) notice.consequences.push(pageText(shownPaths));
  if (resource.hasSlug) {
    const uses = RESOURCES.flatMap((other) =>
      fieldsOf(other).map((field) => referenceUse(db, { resource, rows, other, field })),
    );
    for (const use of await Promise.all(uses)) {
      if (use?.isObstacle) notice.obstacles.push(use.text);
      else if (use) notice.consequences.push(use.text);
    }
  }
  if (paths.length > 0 && !resource.isFixedSet) {
    notice.consequences.push(...(await linkUses(db, paths)));
  }
  return notice;
}

const pageText = ([first = '', ...more]: string[]) =>
  more.length === 0
    ? `Its page ${first} will show ‘not found’.`
    : `${more.length + 1} pages will show ‘not found’: ${first} and the others.`;

interface ReferenceUse {
  resource: Resource;
  rows: Row[];
  other: Resource;
  field: Field;
}

/**
 * Describes the rows of the entity `other` that refer to `rows` in the field `field`. Returns null if there are none.
 */
async function referenceUse(db: Db, { resource, rows, other, field }: ReferenceUse) {
  const slugs = rows.map(({ slug }) => String(slug));
  const targets: string[] = [resource.table, ...rows.map(({ content_type }) => `${String(content_type)}s`)];
  const conditions = conditionsOf(field, slugs, targets);
  if (!conditions) return null;
  const uses = await findUses(db, other, conditions);
  if (uses.count === 0) return null;
  const isOne = rows.length === 1;
  const it = isOne ? 'it' : 'them';
  const who = `${counted(other, uses.count)} (${listed(uses)})`;
  if (field.kind !== 'reference') {
    return {
      isObstacle: false,
      text: `${who}: ${isOne ? 'it' : 'they'} will be removed from ‘${field.label}’.`,
    };
  }
  if (field.isDeletedWith) return { isObstacle: false, text: `${who} will be deleted too.` };
  if (field.none === undefined) {
    const text = `${who} belong${uses.count === 1 ? 's' : ''} to ${it}: move or delete ${uses.count === 1 ? 'that' : 'those'} first.`;
    return { isObstacle: true, text };
  }
  const isMoved = other.publicPath?.({ [field.name]: 'a' }) !== other.publicPath?.({ [field.name]: null });
  const moved = isMoved ? ' Their URLs will change, and the old ones will redirect.' : '';
  return { isObstacle: false, text: `${who}: ‘${field.label}’ will be left empty.${moved}` };
}

/**
 * Returns the query conditions for finding rows whose field refers to one of `slugs`. Returns null if the field cannot
 * refer to rows of the kinds in `targets`.
 */
function conditionsOf(field: Field, slugs: string[], targets: string[]): UseParams | null {
  if (field.kind === 'reference') {
    return targets.includes(field.to) ? { conditions: [`${field.name}.in.(${slugs.join(',')})`] } : null;
  }
  if (field.kind === 'rows') {
    const part = field.parts.find(({ to }) => to && targets.includes(to));
    if (!part) return null;
    return {
      conditions: slugs.map((slug) => `${field.name}.cs.${quoted(JSON.stringify([{ [part.name]: slug }]))}`),
    };
  }
  if (field.kind !== 'references') return null;
  const conditions = [`${field.name}.ov.{${slugs.join(',')}}`];
  if ('to' in field) return targets.includes(field.to) ? { conditions } : null;
  const value = targets.find((target) => ['guides', 'articles'].includes(target)) ?? targets[0] ?? '';
  return { conditions, where: { column: field.toFrom, value } };
}

const named = (key: string) => RESOURCES.find((resource) => resource.key === key);
const escaped = (path: string) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Quotes a value for PostgREST's `or` filter. */
const quoted = (pattern: string) => `"${pattern.replace(/["\\]/g, '\\$&')}"`;

/**
 * Describes the links to the pages of the rows to delete. Redirects to these pages are deleted too. Links in texts and
 * menus remain, but break.
 */
async function linkUses(db: Db, paths: string[]): Promise<string[]> {
  const any = `(${paths.map(escaped).join('|')})`;
  const sentences: string[] = [];
  const redirects = named('redirects');
  if (redirects) {
    const uses = await findUses(db, redirects, {
      conditions: [`to_path.imatch.${quoted(`^${any}/?([?#]|$)`)}`],
    });
    if (uses.count > 0) {
      sentences.push(`${counted(redirects, uses.count)} (${listed(uses)}) will be deleted too.`);
    }
  }
  const link = quoted(`href="[^"]*${any}/?["?#]`);
  for (const other of RESOURCES) {
    const conditions = fieldsOf(other)
      .filter(({ kind, name }) => kind === 'html' || name === 'href')
      .map(({ kind, name }) =>
        kind === 'html' ? `${name}.imatch.${link}` : `${name}.imatch.${quoted(`^${any}/?([?#]|$)`)}`,
      );
    if (conditions.length === 0) continue;
    const uses = await findUses(db, other, { conditions });
    if (uses.count === 0) continue;
    const verb = uses.count === 1 ? 'links' : 'link';
    sentences.push(`${counted(other, uses.count)} (${listed(uses)}) ${verb} there: these links will break.`);
  }
  if (new RegExp(`${any}/?(\\\\"|["?#])`).test(await homepageText(db))) {
    sentences.push('The homepage links there, and that link will break.');
  }
  return sentences;
}
