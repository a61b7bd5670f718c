import Link from 'next/link';
import type { PromptTarget } from '@/lib/prompts/purposes';
import type { PromptVersion, Purpose } from '@/lib/schema/prompts';
import { collectFacts } from '@/lib/services/generation/collect-facts';
import { readModelChoice } from '@/lib/services/generation/generator-options';
import { estimateDraft } from '@/lib/services/generation/order-draft';
import type { Db } from '@/lib/supabase/public';
import { AskModel } from './ask-model';

interface TrialCallProps {
  db: Db;
  purpose: Purpose;
  target: PromptTarget;
  slug: string;
  /** The version in the form and the live version. If the form has the live version, the list contains it only once. */
  versions: (PromptVersion & { isLive: boolean })[];
}

/** Lets an editor draft the texts of a row with each of the versions, to compare the drafts side by side. */
export async function TrialCall({ db, purpose, target, slug, versions }: TrialCallProps) {
  const subject = { purpose, to: target, slug, title: '', topic: '', sources: [] };
  const [collected, { key, model, price }] = await Promise.all([
    collectFacts(db, subject),
    readModelChoice(db, { keyId: '', model: '' }),
  ]);
  if (!collected) return null;
  if (!key || !price) {
    return (
      <p className="card mt-4 p-4">
        To ask a model, add a key and the price of its default model on the{' '}
        <Link href="/admin/api-keys" prefetch={false} className="admin-link">
          API keys screen
        </Link>
        .
      </p>
    );
  }
  const estimates = await Promise.all(
    versions.map((version) => estimateDraft(db, { purpose, collected, version, price })),
  );
  return (
    <AskModel
      key={`${slug} ${versions.map(({ id }) => id).join(' ')}`}
      {...{ subject, model }}
      entity={collected.entity}
      keyId={key.id}
      keyLabel={key.label}
      versions={versions.map(({ number, isLive }) => ({ number, isLive }))}
      mostCost={estimates.reduce((sum, { cost }) => sum + cost, 0)}
    />
  );
}
