import { importGoals, type Measured } from '../../../scripts/scale/import-goals.ts';

const GOOD: Measured = {
  seconds: 600,
  memory: { embedded: 512, worker: 200, next: 400 },
  pages: { requested: 95, failed: 0 },
  isExportEqual: true,
};

/** Returns the texts of the goals that are not met. */
const missed = (change: Partial<Measured>) =>
  importGoals({ ...GOOD, ...change }).flatMap(({ text, isMet }) => (isMet ? [] : [text]));

test('an import at its limits meets all six goals', () => {
  expect(importGoals(GOOD)).toHaveLength(6);
  expect(missed({})).toEqual([]);
});

test.each<[string, Partial<Measured>, string[]]>([
  [
    'a large database',
    { memory: { ...GOOD.memory, embedded: 513 } },
    ["memory of the process 'embedded': 513 MB"],
  ],
  ['a large worker', { memory: { ...GOOD.memory, worker: 513 } }, ["memory of the process 'worker': 513 MB"]],
  ['a large site', { memory: { ...GOOD.memory, next: 513 } }, ["memory of the process 'next': 513 MB"]],
  ['a process without a measurement', { memory: { embedded: 1, next: 1 } }, ["'worker': not measured"]],
  ['a slow import', { seconds: 601 }, ['reading, dry run and import: 601 s']],
  ['a failed page', { pages: { requested: 95, failed: 1 } }, ['public pages: 1 of 95 failed']],
  ['no page', { pages: { requested: 0, failed: 0 } }, ['public pages: 0 of 0 failed']],
  ['another export', { isExportEqual: false }, ['different from the one before']],
])('%s misses exactly its own goal', (_, change, texts) => {
  expect(missed(change)).toEqual(texts.map((text) => expect.stringContaining(text) as string));
});
