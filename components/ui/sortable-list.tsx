'use client';

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { dragAnnouncements, INSTRUCTIONS, type SortableEntry } from './sortable-announcements';
import { SortableItem } from './sortable-item';

interface SortableListProps {
  /** The accessible name of the list. */
  label: string;
  entries: SortableEntry[];
  onMove: (from: number, to: number) => void;
  /** Removes the item at an index. Left out if the list does not let users remove items. */
  onRemove?: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** Restricts dragging to the vertical direction. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Shows a list whose items can be reordered by dragging, by pressing keys on the drag handle, or with buttons. */
export function SortableList({ label, entries, onMove, onRemove, children }: SortableListProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    // A drag starts after four pixels, so that a shorter movement still counts as a click on the handle.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (entry: string | number) => entries.findIndex((each) => each.id === entry);

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  }

  function step(from: number, to: number, button: HTMLElement) {
    if (to < 0 || to >= entries.length) return;
    flushSync(() => {
      onMove(from, to);
      setSaid(`${entries[from]?.name} is now ${to + 1} of ${entries.length}.`);
    });
    // Moving the button in the DOM removed its focus, so focus it again.
    button.focus();
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(entries),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
    >
      <SortableContext items={entries} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="sortable">
          {entries.map((entry, index) => (
            <SortableItem
              key={entry.id}
              entry={entry}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              onStep={(by, button) => step(index, index + by, button)}
              onRemove={onRemove && (() => onRemove(index))}
            >
              {children(index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
