import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { confirmFactAction } from '@/lib/actions/quality-actions';
import type { FactInField } from '@/lib/quality/facts/facts-of-page';
import { httpUrl } from '@/lib/resources/schemas';
import { QUALITY_QUERY } from './use-page-score';

interface ConfirmFactProps {
  row: string;
  fact: FactInField;
}

/**
 * Returns the function `confirm`, which confirms a fact with a source, or withdraws the confirmation if the source is
 * null. After a success, the function loads the facts again. `isBusy` is true while the function runs.
 */
function useConfirm({ row, fact: { key, text } }: ConfirmFactProps) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function confirm(source: string | null): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const words = text.slice(0, 200);
    const state = await callAction(() => confirmFactAction({ row, fact: key, words, source }));
    if (state.status === 'success') await client.invalidateQueries({ queryKey: [QUALITY_QUERY] });
    setBusy(false);
    toastOf(state);
    return state.status === 'success';
  }
  return { isBusy, confirm };
}

/** Shows the button that confirms a fact. A dialog asks for the URL of a page that states the fact. */
export function ConfirmFact(props: ConfirmFactProps) {
  const { text, context } = props.fact;
  const { isBusy, confirm } = useConfirm(props);
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function submit() {
    const checked = httpUrl.safeParse(input.current?.value.trim() ?? '');
    if (!checked.success) {
      setError(checked.error.issues[0]?.message);
      input.current?.focus();
      return;
    }
    if (await confirm(checked.data)) setOpen(false);
  }

  return (
    <>
      <button
        type="button"
        onClick={() => {
          setError(undefined);
          setOpen(true);
        }}
        className="button-quiet"
      >
        Confirm…<span className="sr-only"> {text}</span>
      </button>
      <ConfirmDialog
        {...{ isOpen, isBusy }}
        onOpenChange={setOpen}
        title={`Confirm ‘${text}’?`}
        confirm="Confirm"
        isSafe
        onConfirm={() => void submit()}
      >
        <p className="wrap-anywhere">
          {context[0]}
          <mark className="fact-mark">{text}</mark>
          {context[1]}
        </p>
        <label htmlFor="fact-source" className="admin-label mt-3 block">
          Source
        </label>
        <p id="fact-source-help" className="text-sm text-muted">
          The URL of the page that states it.
        </p>
        <input
          ref={input}
          id="fact-source"
          type="url"
          maxLength={2048}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'fact-source-error' : 'fact-source-help'}
          className="admin-input"
        />
        {error && (
          <p id="fact-source-error" className="admin-error">
            {error}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Shows the button that withdraws the confirmation of a fact. */
export function TakeBackButton(props: ConfirmFactProps) {
  const { isBusy, confirm } = useConfirm(props);
  return (
    <button type="button" aria-disabled={isBusy} onClick={() => void confirm(null)} className="button-quiet">
      Withdraw<span className="sr-only"> the confirmation of {props.fact.text}</span>
    </button>
  );
}
