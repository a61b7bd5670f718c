import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export interface SortableEntry {
  id: string;
  /** What it is called in what screen readers are told. */
  name: string;
}

export const INSTRUCTIONS =
  'To move this, press space or enter, then the up and down arrow keys; space or enter puts it down, escape leaves it where it was.';

/**
 * What a screen reader hears while something is moved. Taking it up says the same as moving it: the library tells of its first
 * place a moment later, and would cut off any other sentence.
 */
export function dragAnnouncements(entries: SortableEntry[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => entries.find((entry) => entry.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `${entries.findIndex((entry) => entry.id === id) + 1} of ${entries.length}`;
  const held = (id: UniqueIdentifier, at: UniqueIdentifier) => `Holding ${nameOf(id)}, ${placeOf(at)}.`;
  return {
    onDragStart: ({ active }) => held(active.id, active.id),
    onDragOver: ({ active, over }) => held(active.id, (over ?? active).id),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is now ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was, ${placeOf(active.id)}.`,
  };
}
