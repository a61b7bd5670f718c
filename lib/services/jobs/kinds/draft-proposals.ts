import 'server-only';
import { z } from 'zod';
import { type DraftingRun, getDraftingRun, takeProposal } from '@/lib/data/proposals';
import { HopelessJobError } from '@/lib/jobs/hopeless-job-error';
import { countOf } from '@/lib/pilot/proposal';
import { draftProposal } from '@/lib/services/pilot/draft-proposal';
import type { Db } from '@/lib/supabase/public';
import { defineJob } from '../job-kind';

/**
 * Drafts the texts of a run: the proposals that an editor has approved together. Each chunk drafts one proposal, so an
 * editor can pause the job after each draft.
 */
export const draftProposalsJob = defineJob({
  kind: 'draft-proposals',
  label: 'Draft proposals',
  lane: 'long',
  input: z.object({ run: z.uuid() }),
  /** The cost of the run's drafts, in pounds, that the earlier chunks of the job have reported. */
  position: z.object({ cost: z.number() }),

  async runChunk({ input, position, db, signal }) {
    const run = await readRun(db, input.run);
    const proposal = await takeProposal(db, input.run);
    if (proposal) await draftProposal(db, { run, proposal, signal });
    const now = await readRun(db, input.run);
    const progress = {
      done: now.proposals - now.waiting,
      total: now.proposals,
      note: noteOf(now),
      // Report only the cost that earlier chunks have not reported, so that a repeated chunk counts nothing twice.
      cost: Math.max(0, now.cost - (position?.cost ?? 0)),
    };
    return proposal
      ? { isLast: false, ...progress, position: { cost: now.cost } }
      : { isLast: true, ...progress };
  },

  describe: () => ({ text: 'A run of the content pilot', href: '/admin/content-pilot/runs' }),
});

async function readRun(db: Db, id: string): Promise<DraftingRun> {
  const run = await getDraftingRun(db, id);
  if (!run) throw new HopelessJobError('This run of the pilot no longer exists');
  return run;
}

const noteOf = ({ drafted, failed }: DraftingRun) =>
  `${countOf(drafted, 'draft')} in the inbox${failed > 0 ? `, ${failed} failed` : ''}`;
