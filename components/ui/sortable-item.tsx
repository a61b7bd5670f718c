import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from './icon-button';
import type { SortableEntry } from './sortable-announcements';

interface SortableItemProps {
  entry: SortableEntry;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the item one position up (-1) or down (1). `button` is the button that the user pressed. */
  onStep: (by: -1 | 1, button: HTMLElement) => void;
  onRemove?: () => void;
  children: ReactNode;
}

/** Shows one item of a sortable list, with its drag handle and its buttons. */
export function SortableItem({ entry, isFirst, isLast, onStep, onRemove, children }: SortableItemProps) {
  const { id, name } = entry;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const by = (places: -1 | 1) => (event: MouseEvent<HTMLElement>) => onStep(places, event.currentTarget);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-entry={id}
      data-dragging={isDragging || undefined}
      className="sortable-item"
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}`}
        className="icon-button sortable-handle"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <div className="sortable-content">{children}</div>
      <div className="sortable-buttons">
        <IconButton label={`Move ${name} up`} icon={ChevronUp} isDisabled={isFirst} onClick={by(-1)} />
        <IconButton label={`Move ${name} down`} icon={ChevronDown} isDisabled={isLast} onClick={by(1)} />
        {onRemove && <IconButton label={`Remove ${name}`} icon={X} onClick={onRemove} data-remove="" />}
      </div>
    </li>
  );
}
