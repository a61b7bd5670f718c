import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '../../../lib/fallback/content/index.ts';
import { legalPages } from '../../../lib/fallback/legal/index.ts';
import { isPageId } from '../../../lib/html/reserved-ids.ts';
import { richHtml } from '../../../lib/html/article.ts';

const PUBLIC = ['app/(public)', 'components/account', 'components/newsletter', 'components/site'];
/**
 * Matches an element's id that is written as a literal or a template. If a component receives its id as a prop, the
 * code that passes the prop contains the id as a literal.
 */
const ID = /\bid=(?:"([^"]+)"|\{`([^`]+)`\})/g;

const ids = PUBLIC.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .flatMap((entry) => {
    const source = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    return [...source.matchAll(ID)].map(([, literal, template]) => literal ?? template ?? '');
  })
  // Leaves out ids that begin with an expression (another id or a constant), because the source does not show how these
  // ids begin.
  .filter((id) => !id.startsWith('${'));

test('every element id of the public pages is reserved, so that no heading can use it', () => {
  const sample = (id: string) => id.replace(/\$\{[^}]*index[^}]*\}/, '1').replace(/\$\{[^}]*\}/, 'a');
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id) => !isPageId(sample(id)))).toEqual([]);
});

test('no anchor of the built-in texts is a reserved id', () => {
  const bodies = [...content, ...Object.values(legalPages({ email: 'a@b.example', eventsKeptDays: 30 }))].map(
    ({ body }) => body,
  );
  const anchors = bodies.flatMap((body) => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''));
  expect(anchors.length).toBeGreaterThan(40);
  expect(anchors.filter(isPageId)).toEqual([]);
  for (const body of bodies) {
    const written = [...body.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(richHtml(body).headings.map(({ id }) => id)).toEqual(expect.arrayContaining(written));
  }
});
