'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useWriteId } from '@/components/admin/use-write-id';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { orderDraftAction } from '@/lib/actions/generation-actions';
import { formatCost } from '@/lib/models/money';
import { type DraftSettings, type DraftSubject, generatorPath } from '@/lib/prompts/draft-subject';
import { generationPath } from '@/lib/prompts/generator-path';
import type { DraftFacts } from '@/lib/schema/draft-facts';

interface Choice {
  value: string;
  label: string;
}

interface DraftFormProps {
  subject: DraftSubject;
  facts: DraftFacts;
  /** The id that the row's current text has in the list of facts. The editor can leave out any entry of this list. */
  presentText: string;
  settings: DraftSettings;
  keys: Choice[];
  models: Choice[];
  versions: Choice[];
  /** The call's maximum cost and tokens, and the amount left of the key's budget; null if the model has no price. */
  estimate: { cost: number; inputTokens: number; outputTokens: number; left: number } | null;
}

const count = new Intl.NumberFormat('en-GB');

/**
 * Shows the form in which an editor orders a draft: a list of facts, the choice of model, and the maximum cost. The
 * editor can leave out facts.
 */
export function DraftForm({ subject, facts, presentText, settings, estimate, ...choices }: DraftFormProps) {
  const router = useRouter();
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const writeId = useWriteId();
  const choose = (change: Partial<DraftSettings>) =>
    router.replace(generatorPath(subject, { ...settings, ...change }), { scroll: false });
  const toggle = (id: string, isSent: boolean) =>
    setLeftOut((now) => (isSent ? now.filter((each) => each !== id) : [...now, id]));

  async function order() {
    if (isBusy || !estimate) return;
    setBusy(true);
    const state = await callAction(() =>
      orderDraftAction({
        ...{ subject, leftOut, keyId: settings.keyId, model: settings.model, requestId: writeId.current() },
        ...(settings.version && { version: Number(settings.version) }),
      }),
    );
    if (state.data) return router.push(`${generationPath(state.data.id)}&go=1`);
    toastOf(state);
    setBusy(false);
  }

  const lines = [
    ...facts.lines,
    ...(facts.text ? [{ id: presentText, label: 'Current text', value: facts.text }] : []),
  ];
  return (
    <DisabledUntilHydrated>
      <form
        aria-label="Facts and model"
        className="admin-group pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void order();
        }}
      >
        <h2>Facts sent to the model</h2>
        <p className="text-muted">
          The model may use only these facts. Untick any that it mustn’t see. Tone, house rules and banned
          words come from the content settings.
        </p>
        {lines.length === 0 && (
          <p className="font-semibold">No facts are known yet. Add facts from other rows first.</p>
        )}
        <ul className="grid max-h-120 gap-2 overflow-auto" tabIndex={0} aria-label="Facts">
          {lines.map(({ id, label, value }) => (
            <li key={id}>
              <label className="flex items-start gap-2">
                <input
                  type="checkbox"
                  checked={!leftOut.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                  className="mt-1 shrink-0"
                />
                <span className="min-w-0">
                  <strong>{label}</strong>{' '}
                  <span className="line-clamp-3 wrap-anywhere whitespace-pre-line text-muted">{value}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div className="grid gap-3 sm:grid-cols-3">
          <Select
            label="API key"
            value={settings.keyId}
            choices={choices.keys}
            onChange={(keyId) => choose({ keyId, model: '' })}
          />
          <Select
            label="Model"
            value={settings.model}
            choices={choices.models}
            onChange={(model) => choose({ model })}
          />
          <Select
            label="Prompt version"
            value={settings.version}
            choices={choices.versions}
            onChange={(version) => choose({ version })}
          />
        </div>
        {estimate ? (
          <p>
            At most {formatCost(estimate.cost)} ({count.format(estimate.inputTokens)} tokens in,{' '}
            {count.format(estimate.outputTokens)} out). The key’s budget has {formatCost(estimate.left)} left
            this month.
          </p>
        ) : (
          <p className="font-semibold">
            This model has no price, so its cost can’t be limited. Add its price on the API keys screen.
          </p>
        )}
        <div>
          <button type="submit" aria-disabled={isBusy || !estimate} className="button-brand">
            {isBusy ? 'Requesting…' : 'Draft'}
          </button>
        </div>
      </form>
    </DisabledUntilHydrated>
  );
}

interface SelectProps {
  label: string;
  value: string;
  choices: Choice[];
  onChange: (value: string) => void;
}

const Select = ({ label, value, choices, onChange }: SelectProps) => (
  <label className="block min-w-0">
    <span className="admin-label">{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)} className="admin-input">
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);
