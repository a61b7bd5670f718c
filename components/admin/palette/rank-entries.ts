import { defaultFilter } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import type { FoundGroup } from '@/lib/data/admin/find';

/** An entry of the command palette, which leads to a screen, an action or a row. Only rows have a slug. */
export interface Entry {
  path: string;
  label: string;
  icon?: LucideIcon;
  slug?: string;
  note?: string | null;
}

export interface Section {
  title: string;
  entries: Entry[];
}

interface Found {
  screens: Entry[];
  actions: Entry[];
  /** The rows found by the search; undefined while the search is in flight. */
  rows: FoundGroup[] | undefined;
  q: string;
}

const beginsIn = (label: string, q: string) => ` ${label.toLowerCase()}`.includes(` ${q.toLowerCase()}`);

/**
 * Sorts the entries that match a query, likeliest first:
 *
 * 1. groups with a row whose name or slug is the query
 * 2. screens and actions with a word that begins with the query
 * 3. the other groups of rows
 * 4. weak matches: screens and actions that merely contain the letters of the query in order
 *
 * Weak matches are left out until the rows have been found, so that Enter does not open a weak match. For an empty
 * query, returns all screens and actions.
 */
export function rankEntries({ screens, actions, rows, q }: Found): Section[] {
  if (!q) {
    return [
      { title: 'Screens', entries: screens },
      { title: 'Actions', entries: actions },
    ];
  }
  const groups = (rows ?? []).map(({ title, found }) => ({
    title,
    entries: found.map(({ name, ...row }) => ({ ...row, label: name })),
  }));
  const isExact = ({ label, slug }: Entry) =>
    [label, slug].some((text) => text?.toLowerCase() === q.toLowerCase());
  const exact = groups.filter(({ entries }) => entries.some(isExact));
  const known = (isMeant: (label: string) => boolean, more = '') =>
    [
      { title: `Screens${more}`, entries: screens },
      { title: `Actions${more}`, entries: actions },
    ].map(({ title, entries }) => ({ title, entries: entries.filter(({ label }) => isMeant(label)) }));
  const weak = (label: string) => !beginsIn(label, q) && defaultFilter(label, q) > 0;
  return [
    ...exact.map(({ title, entries }) => ({
      title,
      entries: [...entries.filter(isExact), ...entries.filter((entry) => !isExact(entry))],
    })),
    ...known((label) => beginsIn(label, q)),
    ...groups.filter((group) => !exact.includes(group)),
    ...(rows ? known(weak, ' with these letters') : []),
  ].filter(({ entries }) => entries.length > 0);
}
