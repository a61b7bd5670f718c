import { existsSync, readFileSync } from 'node:fs';
import { environmentSchema, SECRETS } from '@/lib/config/env';
import { PROVIDER_IDS } from '@/lib/models/providers';

/**
 * For each section of ASVS 5.0.0, the number of its requirements of levels 1 and 2. These requirements come first in
 * every section, so the 9 requirements of section 1.2 are 1.2.1 to 1.2.9.
 */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const STATES = ['met', 'not met', 'not applicable', 'operator'];

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
  const [wording = '', state = '', where = '', tests = ''] = cells.split('|').map((cell) => cell.trim());
  return { number, wording, state, where, tests };
});

test('the table has every requirement of the levels 1 and 2 once, in order', () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(expected).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(expected);
});

test('every requirement has a state, and says where it is met or why it is not', () => {
  const incomplete = rows.filter(
    ({ wording, state, where }) => !wording || !where || !STATES.includes(state),
  );
  expect(incomplete).toEqual([]);
});

test('the table counts its states correctly', () => {
  for (const [state, ending] of [
    ['met', 'are met'],
    ['not met', 'are not met'],
    ['not applicable', 'are not applicable'],
    ['operator', "are the operator's part"],
  ] as const) {
    const count = rows.filter((row) => row.state === state).length;
    expect(text.replace(/\s+/g, ' ')).toContain(`${count} ${ending}`);
  }
});

test('only a requirement that is met names tests, and every test and file that it names exists', () => {
  expect(rows.filter(({ state, tests }) => state !== 'met' && tests !== '–')).toEqual([]);
  const paths = [
    ...text.matchAll(/`((?:app|components|docs|lib|scripts|server|supabase|tests)\/[\w./()-]+)`/g),
  ];
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test('the inventories of data, keys and connections that the table cites exist', () => {
  for (const heading of ['### Data', '### Keys', '### Connections']) expect(text).toContain(`\n${heading}\n`);
});

const inventory = (heading: string) => text.split(`\n### ${heading}\n`)[1]?.split(/\n#{2,3} /)[0] ?? '';

test('the inventory of keys names every secret variable', () => {
  const keys = inventory('Keys');
  expect(SECRETS.filter((name) => !keys.includes(`\`${name}\``))).toEqual([]);
});

test('the inventory of connections names every server whose address is a setting, and the providers of models', () => {
  const connections = inventory('Connections');
  const addresses = Object.keys(environmentSchema.shape).filter((name) => /_(?:URL|ENDPOINT)$/.test(name));
  expect(addresses).toContain('REDIS_URL');
  expect([...addresses, ...PROVIDER_IDS].filter((name) => !connections.includes(`\`${name}\``))).toEqual([]);
});
