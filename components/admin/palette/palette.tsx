import { useQuery } from '@tanstack/react-query';
import { Command, defaultFilter } from 'cmdk';
import { FilePlus, Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { mayLeave } from '@/components/admin/unsaved';
import { Dialog } from '@/components/ui/dialog';
import { SCREEN_GROUPS } from '@/lib/admin/screens';
import { RESOURCES } from '@/lib/resources';
import { isSearchable } from '@/lib/search/query';
import { findRows } from './find-rows';

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

/** Those that a query means, the best first; all of them while there is none. */
const matching = <Entry extends { label: string }>(entries: Entry[], q: string): Entry[] =>
  entries
    .map((entry) => ({ entry, score: q ? defaultFilter(entry.label, q) : 1 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);

/** Goes to any screen, any action and any row of the site by the keyboard. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const rows = useQuery({
    queryKey: ['rows named', q],
    queryFn: ({ signal }) => findRows(q, signal),
    enabled: isOpen && isSearchable(q),
  });

  function change(open: boolean) {
    onOpenChange(open);
    setTyped('');
  }
  function go(path: string) {
    if (!mayLeave()) return;
    change(false);
    router.push(path);
  }

  const known = [
    { title: 'Screens', entries: matching(SCREENS, q) },
    { title: 'Actions', entries: matching(NEW, q) },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title="Find a screen or an entry"
      isTitleHidden
      className="palette"
    >
      <Command shouldFilter={false} loop label="Find a screen or an entry">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Find a screen, retailer, product…"
          className="palette-input"
        />
        <Command.List label="What was found" className="palette-list">
          {known.map(({ title, entries }) => (
            <Command.Group key={title} heading={title}>
              {entries.map(({ path, label, icon: Icon }) => (
                <Command.Item key={path} value={path} onSelect={go}>
                  <Icon aria-hidden="true" className="size-4 shrink-0" />
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {rows.data?.map(({ title, found }) => (
            <Command.Group key={title} heading={title}>
              {found.map(({ path, name, slug, note }) => (
                <Command.Item key={path} value={path} onSelect={go}>
                  <Pencil aria-hidden="true" className="size-4 shrink-0" />
                  <span className="min-w-0 truncate">{name}</span>
                  <span className="min-w-0 truncate text-sm text-muted">{slug}</span>
                  {note && <span className="badge badge-off ml-auto">{note}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className="px-4 pb-3 text-sm text-muted empty:hidden">
          {statusOf(rows, known.length > 0)}
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
  if (rows.isError) return 'The site could not be asked. Change a letter to try again.';
  return rows.data?.length === 0 && !isSomethingKnown ? 'Nothing is called that.' : '';
}
