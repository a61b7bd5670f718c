import 'server-only';
import { getRows, isParentPublished } from '@/lib/data/admin/rows';
import { findUsers, homepageText, type UseParams, type Users } from '@/lib/data/admin/uses';
import type { Db } from '@/lib/supabase/public';
import type { Field } from './field';
import { RESOURCES } from './index';
import { fieldsOf, hasHistory, type Resource, type Row } from './resource';
import { standingOf } from './standing';
import { counted } from './words';

/** What is said before rows are deleted. */
export interface DeletionNotice {
  /** What deleting is here, where it is more than that. */
  meaning?: string;
  /** What goes with them, and what becomes of what uses them. */
  consequences: string[];
  /** Why they cannot be deleted; nothing is asked then. */
  obstacles: string[];
  /** How it is undone, if it can be. */
  wayBack: string;
}

const UNDONE = 'You can undo this in the message that follows, and later from its history.';
const FINAL = 'This cannot be undone.';

/** 'Argos, Currys, Next and 4 more'. */
const listed = ({ names, count }: Users) =>
  count > names.length ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ');

/** Says where rows are used, and what becomes of that. */
export async function explainDeletion(db: Db, resource: Resource, ids: string[]): Promise<DeletionNotice> {
  const rows = await getRows(db, resource, ids);
  const notice: DeletionNotice = {
    ...{ meaning: resource.removal?.text, consequences: [], obstacles: [] },
    wayBack: hasHistory(resource) ? UNDONE : (resource.finality ?? FINAL),
  };
  const paths = rows.map((row) => resource.publicPath?.(row) ?? '').filter(Boolean);
  const shown = await Promise.all(
    rows.map(
      async (row) => standingOf(resource, row) === 'on' && (await isParentPublished(db, resource, row)),
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
    ? `Visitors no longer find its page: ${first} answers “not found”.`
    : `Visitors no longer find the pages of ${more.length + 1} of them: ${first} and the others answer “not found”.`;

interface ReferenceUse {
  resource: Resource;
  rows: Row[];
  other: Resource;
  field: Field;
}

/** Who names the rows in a field, and what becomes of that; null where nobody does. */
async function referenceUse(db: Db, { resource, rows, other, field }: ReferenceUse) {
  const slugs = rows.map(({ slug }) => String(slug));
  const targets: string[] = [resource.table, ...rows.map(({ content_type }) => `${String(content_type)}s`)];
  const conditions = conditionsOf(field, slugs, targets);
  if (!conditions) return null;
  const users = await findUsers(db, other, conditions);
  if (users.count === 0) return null;
  const isOne = rows.length === 1;
  const it = isOne ? 'it' : 'them';
  const who = `${counted(other, users.count)} (${listed(users)})`;
  if (field.kind !== 'reference') {
    return { isObstacle: false, text: `${who}: “${field.label}” loses ${it}.` };
  }
  if (field.none === undefined) {
    const text = `${who} belong${users.count === 1 ? 's' : ''} to ${it}: move or delete ${users.count === 1 ? 'that' : 'those'} first.`;
    return { isObstacle: true, text };
  }
  const isMoved = other.publicPath?.({ [field.name]: 'a' }) !== other.publicPath?.({ [field.name]: null });
  const moved = isMoved ? ' Their addresses change; the old ones lead there.' : '';
  return { isObstacle: false, text: `${who}: “${field.label}” is left empty.${moved}` };
}

/** How a field can name one of the slugs; null where it cannot. */
function conditionsOf(field: Field, slugs: string[], targets: string[]): UseParams | null {
  if (field.kind === 'reference') {
    return targets.includes(field.to) ? { conditions: [`${field.name}.in.(${slugs.join(',')})`] } : null;
  }
  if (field.kind !== 'references') return null;
  const conditions = [`${field.name}.ov.{${slugs.join(',')}}`];
  if ('to' in field) return targets.includes(field.to) ? { conditions } : null;
  const value = targets.find((target) => ['guides', 'articles'].includes(target)) ?? targets[0] ?? '';
  return { conditions, where: { column: field.toFrom, value } };
}

const named = (key: string) => RESOURCES.find((resource) => resource.key === key);
const escaped = (path: string) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** As a value of an `or` filter. */
const quoted = (pattern: string) => `"${pattern.replace(/["\\]/g, '\\$&')}"`;

/** What leads to the pages: redirects go with them, links in texts and menus stay and lead nowhere. */
async function linkUses(db: Db, paths: string[]): Promise<string[]> {
  const any = `(${paths.map(escaped).join('|')})`;
  const sentences: string[] = [];
  const redirects = named('redirects');
  if (redirects) {
    const users = await findUsers(db, redirects, {
      conditions: [`to_path.imatch.${quoted(`^${any}/?([?#]|$)`)}`],
    });
    if (users.count > 0) {
      sentences.push(
        `${counted(redirects, users.count)} (${listed(users)}) led there and will be deleted too.`,
      );
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
    const users = await findUsers(db, other, { conditions });
    if (users.count === 0) continue;
    const verb = users.count === 1 ? 'links' : 'link';
    sentences.push(
      `${counted(other, users.count)} (${listed(users)}) ${verb} there: the links stay, and lead nowhere.`,
    );
  }
  if (new RegExp(`${any}/?(\\\\"|["?#])`).test(await homepageText(db))) {
    sentences.push('The homepage links there: the link stays, and leads nowhere.');
  }
  return sentences;
}
