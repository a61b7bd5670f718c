import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { FilePlus, Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mayLeave } from '@/components/admin/unsaved';
import { Dialog } from '@/components/ui/dialog';
import { SCREEN_GROUPS } from '@/lib/admin/screens';
import type { FoundGroup } from '@/lib/data/admin/find';
import { RESOURCES } from '@/lib/resources';
import { isSearchable } from '@/lib/search/query';
import { rankEntries } from './rank-entries';

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const SCREENS = SCREEN_GROUPS.flatMap(({ screens }) => screens);
const NEW = RESOURCES.filter(({ isReadOnly, isFixedSet }) => !isReadOnly && !isFixedSet).map(
  ({ key, one }) => ({
    path: `/admin/${key}/new`,
    label: `New ${one}`,
    icon: FilePlus,
  }),
);

/** The pause before a search, in case the editor is still typing. */
const PAUSE_MS = 120;

/** Shows the command palette, in which any screen, action or row can be opened by keyboard. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState('');
  const q = typed.trim();
  const client = useQueryClient();
  const asked = queryOptions({
    queryKey: ['rows named', q],
    queryFn: ({ signal }) => findRows(q, signal),
  });
  const rows = useQuery({ ...asked, enabled: isOpen && isSearchable(q) });

  function change(open: boolean) {
    onOpenChange(open);
    setTyped('');
  }
  function go(path: string) {
    if (!mayLeave()) return;
    change(false);
    router.push(path);
  }

  const isAsked = isSearchable(q);
  const sections = rankEntries({
    screens: SCREENS,
    actions: NEW,
    rows: isAsked && !rows.isError ? rows.data : [],
    q,
  });
  const paths = sections.flatMap(({ entries }) => entries.map(({ path }) => path));
  // The path that Enter opens: the path of the highlighted entry, otherwise the path of the first entry.
  const current = paths.includes(marked) ? marked : (paths[0] ?? '');

  // If Enter is pressed while the list has no entries and the search is in flight, the first result opens on arrival,
  // unless the editor has changed the query in the meantime.
  const latest = useRef(q);
  useEffect(() => {
    latest.current = isOpen ? q : '';
  }, [isOpen, q]);
  async function enter({ key }: KeyboardEvent) {
    if (key !== 'Enter' || current || !isAsked) return;
    const found = await client.fetchQuery(asked).catch(() => undefined);
    const [first] = rankEntries({ screens: SCREENS, actions: NEW, rows: found, q });
    const path = first?.entries[0]?.path;
    if (path && latest.current === q) go(path);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title="Find a screen or a row"
      isTitleHidden
      className="palette"
    >
      <Command
        shouldFilter={false}
        loop
        label="Find a screen or a row"
        value={current}
        onValueChange={setMarked}
        onKeyDown={(event) => void enter(event)}
      >
        <Command.Input
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setMarked('');
          }}
          placeholder="Find a screen, retailer, product…"
          className="palette-input"
        />
        <Command.List label="Results" className="palette-list">
          {sections.map(({ title, entries }) => (
            <Command.Group key={title} heading={title}>
              {entries.map(({ path, label, icon: Icon = Pencil, slug, note }) => (
                <Command.Item key={path} value={path} onSelect={go}>
                  <Icon aria-hidden="true" className="size-4 shrink-0" />
                  <span className="min-w-0 truncate">{label}</span>
                  {slug && <span className="min-w-0 truncate text-sm text-muted">{slug}</span>}
                  {note && <span className="badge badge-off ml-auto">{note}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className="px-4 pb-3 text-sm text-muted empty:hidden">
          {statusOf(rows, sections.length > 0)}
        </p>
      </Command>
    </Dialog>
  );
}

function statusOf(
  rows: { isFetching: boolean; isError: boolean; data?: unknown[] },
  isSomethingKnown: boolean,
): string {
  if (rows.isFetching) return 'Looking…';
  if (rows.isError) return 'Search failed. Change your query to try again.';
  return rows.data?.length === 0 && !isSomethingKnown ? 'No matches.' : '';
}

/**
 * Finds rows by name or slug in all editable entities that have slugs. Waits first, in case the editor is still typing.
 * When `signal` aborts, the request is aborted or is never sent.
 */
async function findRows(q: string, signal: AbortSignal): Promise<FoundGroup[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  signal.throwIfAborted();
  const response = await fetch(`/admin/find?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok || response.redirected) throw new Error(`The search responded with ${response.status}`);
  return (await response.json()) as FoundGroup[];
}
