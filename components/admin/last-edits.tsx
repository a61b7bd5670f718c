import type { Edit } from '@/lib/data/admin/overview';

const VERBS = new Map([
  ['insert', 'created'],
  ['update', 'changed'],
  ['delete', 'deleted'],
]);

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Who did what last, in London's time. */
export function LastEdits({ edits }: { edits: Edit[] }) {
  return (
    <section aria-labelledby="last-edits" className="mt-10">
      <h2 id="last-edits">Last edits</h2>
      {edits.length === 0 ? (
        <p className="mt-3">Nobody has edited anything yet.</p>
      ) : (
        <ul className="mt-3 max-w-prose divide-y divide-rule border-y border-rule">
          {edits.map(({ id, isOwn, action, table, slug, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                {isOwn ? 'You' : 'Another editor'} {VERBS.get(action) ?? action}{' '}
                <strong className="break-words">{slug ?? 'a row'}</strong> in {table.replaceAll('_', ' ')}
              </span>
              <time dateTime={at} className="text-muted">
                {TIME.format(new Date(at))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
