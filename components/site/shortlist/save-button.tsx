import type { EntryKind } from '@/lib/shortlist/entries';

interface SaveButtonProps {
  kind: EntryKind;
  slug: string;
  name: string;
}

/**
 * Shows the button that saves a shop or product in this browser. The button is invisible until the script
 * shell/start-shortlist makes it work, and takes up no space if scripts are switched off. The last letter of 'Saved' is
 * hidden from screen readers, because the name of a toggle button, 'Save', must not change with its state.
 */
export function SaveButton({ kind, slug, name }: SaveButtonProps) {
  return (
    <button type="button" className="save-button no-print" data-live="" data-save={`${kind}/${slug}`}>
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M6 4h12v16l-6-4.5L6 20z" />
      </svg>
      <span>
        Save
        <span className="save-button-d" aria-hidden="true">
          d
        </span>
        <span className="sr-only"> {name} to your shortlist</span>
      </span>
    </button>
  );
}
