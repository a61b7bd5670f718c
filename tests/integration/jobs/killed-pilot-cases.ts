import { randomUUID } from 'node:crypto';
import { prompts } from '../../../lib/fallback/prompts.ts';
import type { Json } from '../../../lib/schema/database.types.ts';
import { must } from '../../helpers/must.ts';
import type { Case, Parts } from './killed-job-cases.ts';

// The cases of killed-jobs.test.ts for the content pilot. Each case prepares a job of one kind, and says which effects
// the job must have.

/** A rule that must propose a text for the test's shop. Other rules may propose something for this shop too. */
const RULE = 'retailer-without-description';

/** Returns the cases by kind of job: one case for each kind that belongs to the content pilot. */
export function pilotCases({ server: { db }, editor, models, modelKey }: Parts): Record<string, Case> {
  const shop = (slug: string) => ({ slug, name: slug, cta_url: 'https://shop.example' });
  return {
    'find-proposals': {
      async prepare() {
        await must(db.from('retailers').insert({ ...shop('undescribed'), is_published: true }));
        return {};
      },
      effects: async () =>
        must(db.from('proposals').select('rule').eq('name', 'undescribed').eq('rule', RULE)),
      expected: [{ rule: RULE }],
    },
    'draft-proposals': {
      async prepare() {
        const rows = ['drafted-1', 'drafted-2'].map(shop);
        const shops = await must(db.from('retailers').insert(rows).select('id, name'));
        const found = shops.map(({ id, name }) => ({
          ...{ key: name, entity: 'retailers', row_id: id, name, purpose: 'retailer-description' },
          ...{ why: 'W', effect: 'E', brief: [], input_tokens: 1, output_tokens: 1, weight: 1 },
        }));
        const price = { _provider: modelKey._provider, _model: modelKey._default_model };
        await must(editor.rpc('set_model_price', { ...price, _input_price: 1, _output_price: 1 }));
        await must(editor.rpc('add_model_key', modelKey));
        await must(db.rpc('add_prompts', { _prompts: prompts as unknown as Json }));
        await must(db.rpc('propose', { _rule: 'fallback-link', _found: found }));
        models.usual = { kind: 'object', object: { description: 'This shop sells lamps.' } };
        return {};
      },
      async send() {
        const proposals = await must(db.from('proposals').select('id').eq('rule', 'fallback-link'));
        const [_ids, _run] = [proposals.map(({ id }) => id), randomUUID()];
        await must(editor.rpc('approve_proposals', { _ids, _run, _key: modelKey._id }));
        const [run] = await must(db.from('proposal_runs').select('job_id').eq('id', _run));
        return run?.job_id ?? '';
      },
      // The worker sends only one request to the model for each draft, so each draft is paid for only once.
      effects: async () => [
        await must(db.from('proposals').select('state').eq('rule', 'fallback-link')),
        models.requests.length,
      ],
      expected: [[{ state: 'drafted' }, { state: 'drafted' }], 2],
    },
  };
}
