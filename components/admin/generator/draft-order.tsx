import Link from 'next/link';
import type { DraftSettings, DraftSubject } from '@/lib/prompts/draft-subject';
import { type CollectedFacts, PRESENT_TEXT } from '@/lib/services/generation/collect-facts';
import { type ModelChoice, readVersionChoice } from '@/lib/services/generation/generator-options';
import { estimateDraft } from '@/lib/services/generation/order-draft';
import type { Db } from '@/lib/supabase/public';
import { DraftForm } from './draft-form';

interface DraftOrderProps {
  db: Db;
  subject: DraftSubject;
  collected: CollectedFacts;
  settings: DraftSettings;
  choice: ModelChoice;
}

/** Shows the facts, the model and the cost of a draft that an editor is about to order. */
export async function DraftOrder({ db, subject, collected, settings, choice }: DraftOrderProps) {
  const { purpose } = subject;
  const { keys, key, models, model, price } = choice;
  const prompt = await readVersionChoice(db, purpose, settings.version);
  if (!prompt)
    return <p className="card p-4">There’s no such prompt. Run the seed first: npm run db:seed.</p>;
  if (!key) return <NoKey />;
  const { version, versions, liveNumber } = prompt;
  const estimate = price ? await estimateDraft(db, { purpose, collected, version, price }) : null;
  return (
    <DraftForm
      key={`${purpose} ${collected.facts.name}`}
      {...{ subject, presentText: PRESENT_TEXT }}
      facts={collected.facts}
      settings={{ keyId: key.id, model, version: String(version.number) }}
      keys={keys.map(({ id, label }) => ({ value: id, label }))}
      models={models.map((each) => ({ value: each, label: each }))}
      versions={versions.map(({ number, note }) => ({
        value: String(number),
        label: [`Version ${number}`, number === liveNumber && 'live', note].filter(Boolean).join(', '),
      }))}
      estimate={estimate && { ...estimate, left: Math.max(0, key.monthly_budget - key.spent) }}
    />
  );
}

const NoKey = () => (
  <p className="card mb-6 p-8 text-center">
    To draft texts, you need a key from a language model provider.{' '}
    <Link href="/admin/api-keys" prefetch={false} className="admin-link">
      Add one on the API keys screen
    </Link>
    .
  </p>
);
