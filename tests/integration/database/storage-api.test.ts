import { startActors } from './actors.ts';
import type { Actors } from './actors.ts';
import type { Who } from './promises.ts';

let actors: Actors;
beforeAll(async () => {
  actors = await startActors();
});
afterAll(() => actors.stop());

const logos = (who: Who) => actors.clients[who].storage.from('logos');
const picture = (text: string) => new Blob([text], { type: 'image/png' });
const content = async () => (await (await logos('service').download('a.png')).data?.text()) ?? null;

beforeEach(async () => {
  const { error } = await logos('service').upload('a.png', picture('first'), { upsert: true });
  if (error) throw error;
});
afterEach(async () => {
  await logos('service').remove(['a.png', 'new.png']);
});

const WRITERS: [Who, boolean][] = [
  ['anon', false],
  ['user', false],
  ['admin', true],
  ['service', true],
];

test.each(WRITERS)('%s can download a logo by its name; may list logos: %s', async (who, may) => {
  expect(await (await logos(who).download('a.png')).data?.text()).toBe('first');
  expect((await logos(who).list()).data?.map((file) => file.name)).toEqual(may ? ['a.png'] : []);
});

test.each(WRITERS)('%s may upload: %s', async (who, may) => {
  const { error } = await logos(who).upload('new.png', picture('new'));
  expect(error === null).toBe(may);
  expect((await logos('service').list()).data?.length).toBe(may ? 2 : 1);
});

test.each(WRITERS)('%s may replace: %s', async (who, may) => {
  const { error } = await logos(who).update('a.png', picture('second'));
  expect([error === null, await content()]).toEqual([may, may ? 'second' : 'first']);
  const again = await logos(who).upload('a.png', picture('third'), { upsert: true });
  expect([again.error === null, await content()]).toEqual([may, may ? 'third' : 'first']);
});

test.each(WRITERS)('%s may remove: %s', async (who, may) => {
  await logos(who).remove(['a.png']);
  expect(await content()).toBe(may ? null : 'first');
});
