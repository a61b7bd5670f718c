import 'server-only';
import { z } from 'zod';
import { countOf, RULES } from '@/lib/pilot/proposal';
import { findProposals } from '@/lib/services/pilot/find-proposals';
import { defineJob } from '../job-kind';

/** Looks for texts that a model should draft, by the rules of the content pilot. Each chunk applies one rule. */
export const findProposalsJob = defineJob({
  kind: 'find-proposals',
  label: 'Find proposals',
  lane: 'long',
  input: z.object({}),
  /** The index of the next rule, and the number of new proposals so far. */
  position: z.object({ rule: z.int(), found: z.int() }),

  async runChunk({ position, db }) {
    const { rule: number, found } = position ?? { rule: 0, found: 0 };
    const rule = RULES[number];
    const sum = found + (rule ? await findProposals(db, rule.value, Date.now()) : 0);
    const done = Math.min(number + 1, RULES.length);
    const progress = { done, total: RULES.length, note: `${countOf(sum, 'new proposal')} found` };
    return done < RULES.length
      ? { isLast: false, ...progress, position: { rule: number + 1, found: sum } }
      : { isLast: true, ...progress };
  },
});
