import { changeActionRequests } from '@/components/admin/action-requests';

const requests: RequestInit[] = [];
let answer: { status: number; headers: Record<string, string>; text: string };

beforeAll(() => {
  const fetch = (_: unknown, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve(new Response(answer.text, answer));
  };
  Object.assign(globalThis, { window: { fetch } });
  changeActionRequests();
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

const PAGE = { 'Content-Type': 'text/x-component' };
const request = (headers: Record<string, string>) =>
  window.fetch('/admin/retailers/1', { method: 'POST', headers });

test.each([
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
])('an action that is refused with %i leaves the editor’s page as it is', async (status, text) => {
  answer = { status, headers: PAGE, text: 'the page for people without the role' };
  const refused = await request({ 'Next-Action': 'an-action' });
  expect([refused.status, refused.headers.get('content-type'), await refused.text()]).toEqual([
    status,
    'text/plain',
    text,
  ]);
});

test('other answers, and requests that are no actions, stay as they are', async () => {
  answer = { status: 200, headers: PAGE, text: 'the saved row' };
  expect(await (await request({ 'Next-Action': 'an-action' })).text()).toBe('the saved row');
  answer = { status: 403, headers: PAGE, text: 'a page' };
  expect(await (await request({})).text()).toBe('a page');
});

test('only an action has a time limit', async () => {
  requests.length = 0;
  await request({ 'Next-Action': 'an-action' });
  await request({});
  expect(requests.map(({ signal }) => signal instanceof AbortSignal)).toEqual([true, false]);
});
