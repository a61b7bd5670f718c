import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useState, type Ref } from 'react';
import { useDebounced } from '@/components/admin/use-debounced';
import type { ReferenceTarget } from '@/lib/entities/registry';
import type { Choice } from '@/lib/resources/field';
import { oneTarget, useReferenceSearch } from './reference-queries';

interface ReferencePickerProps {
  to: ReferenceTarget;
  /** The label of the button that opens the search. */
  label: string;
  /** Slugs that are already chosen. */
  chosen: string[];
  onPick: (slug: string) => void;
  /** The slug of a row, such as a category. Limits the search to rows that belong to it, such as its subcategories. */
  within?: string;
  /** Whether the search stays open after a choice, so that several rows can be chosen. */
  isForMany?: boolean;
  isDisabled?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Shows a button that opens a search among the rows of a table, drafts included. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { to, label, isDisabled, buttonRef } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen && !isDisabled} onOpenChange={setOpen}>
      <Popover.Trigger ref={buttonRef} aria-disabled={isDisabled || undefined} className="button-quiet">
        {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={`Choose ${oneTarget(to)}`}
          className="admin picker"
        >
          <Choices {...props} onClose={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Choices({
  to,
  within,
  chosen,
  onPick,
  isForMany,
  onClose,
}: ReferencePickerProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data = [], isPending, error } = useReferenceSearch({ to, within, q: useDebounced(typed.trim()) });
  const free = data.filter(({ value }) => !chosen.includes(value));
  const [marked, setMarked] = useState('');
  // The row that Enter selects: the highlighted row, otherwise the first result.
  const current = free.find(({ value }) => value === marked) ?? free[0];

  const [said, setSaid] = useState('');

  function pick({ value, label }: Choice) {
    onPick(value);
    if (!isForMany) return onClose();
    setTyped('');
    setSaid(`${label} was added.`);
  }

  return (
    <Command
      shouldFilter={false}
      label={`Search for ${oneTarget(to)}`}
      value={current?.value ?? ''}
      onValueChange={setMarked}
    >
      <Command.Input
        autoFocus
        value={typed}
        onValueChange={setTyped}
        placeholder="Name or slug"
        className="admin-input"
      />
      {error && (
        <p role="alert" className="admin-error">
          {error.message}
        </p>
      )}
      <Command.List label="Results" className="picker-list">
        {!isPending && !error && <Command.Empty className="p-2 text-muted">No results.</Command.Empty>}
        {free.map((choice) => (
          <Command.Item
            key={choice.value}
            value={choice.value}
            onSelect={() => pick(choice)}
            className="picker-option"
          >
            <span>{choice.label}</span>
            <span className="text-sm text-muted">{choice.detail ?? choice.value}</span>
            {choice.isDraft && <span className="badge badge-off">Draft</span>}
          </Command.Item>
        ))}
      </Command.List>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Command>
  );
}
