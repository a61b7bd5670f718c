import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export interface SortableEntry {
  id: string;
  /** The name by which screen readers announce the item. */
  name: string;
}

export const INSTRUCTIONS =
  'To move this item, press space or enter, then the up and down arrow keys. Press space or enter to drop it, or escape to cancel.';

/**
 * Returns the screen reader announcements for dragging an item. When an item is picked up, the library makes a second
 * announcement a moment later, of the item's position. This cuts off the first announcement, so both have the same
 * words.
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
