import { batchSchema } from '@/lib/analytics/event-batch';
import { privacy } from '@/lib/fallback/legal/privacy';
import { eventRows } from '@/lib/services/analytics/event-rows';

// The privacy policy must name everything that is measured. Anybody who measures something new adds it to the policy and
// then to this list.

/** The words of the policy for each field that browsers send or the server adds, and for each kind of event. */
const WORDS: Record<string, string> = {
  ...{ path: 'which pages are read and when', template: 'which pages are read' },
  ...{ retailer: 'which pages are read', product: 'which pages are read' },
  ...{ source: 'from which website or campaign', medium: 'utm_medium', campaign: 'utm_campaign' },
  ...{ link: 'which ‘Ad’ links are followed', position: 'at which place on the page' },
  widget: 'at which place on the page',
  ...{ query: 'what is searched for', results: 'how many results there are', chosen: 'which one is opened' },
  ...{ metric: 'how quickly pages appear and respond', value: 'whether their parts move meanwhile' },
  ...{ device: 'whether on a phone, tablet or computer', visitor: 'under a number that changes every day' },
  ...{ view: 'which pages are read', click: 'links are followed', search: 'what is searched for' },
  ...{ choice: 'which one is opened', 'sign-up': 'that someone signed up for deal alerts' },
  vital: 'how quickly pages appear',
};

const { events, ...origin } = batchSchema.shape;
const kinds = events.element.options.map(({ shape }) => shape);

/** One event of each kind, with all its fields. */
const batch = batchSchema.parse({
  ...{ source: 'news.example', medium: 'email', campaign: 'sale' },
  events: [
    { kind: 'view', path: '/retailers/argos' },
    {
      ...{ kind: 'click', path: '/gaming/ps5', link: 'https://shop.example/', position: 1 },
      widget: '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69',
    },
    { kind: 'search', path: '/search', query: 'tv', results: 1 },
    { kind: 'choice', path: '/search', query: 'tv', chosen: '/gaming/ps5', position: 1 },
    { kind: 'sign-up', path: '/' },
    { kind: 'vital', path: '/', metric: 'LCP', value: 1000 },
  ],
});

test('the privacy policy names each field and each kind of event that is measured', () => {
  expect(batch.events).toHaveLength(kinds.length);
  const stored = eventRows(batch, { visitor: '1', shops: [], device: 'phone' });
  const fields = [...Object.keys(origin), ...[...kinds, ...stored].flatMap((each) => Object.keys(each))];
  const measured = new Set([...fields.filter((name) => name !== 'kind'), ...stored.map(({ kind }) => kind)]);
  expect([...measured].toSorted()).toEqual(Object.keys(WORDS).toSorted());
  const { body } = privacy({ scriptHost: undefined, eventsKeptDays: 30 });
  expect(Object.entries(WORDS).filter(([, words]) => !body.includes(words))).toEqual([]);
});
