import { jest } from '@jest/globals';
import { callAction, isOverLimit } from '@/components/admin/call-action';
import { changeActionRequests } from '@/components/admin/action-requests';
import { repeatAction } from '@/components/admin/imports/repeat-action';
import { actionOk, type ActionState } from '@/lib/forms/form-state';

/** The status of each response in turn. The last one is repeated. */
let statuses: number[] = [];
let sent = 0;

beforeAll(() => {
  const fetch = () => {
    const status = statuses[Math.min(sent, statuses.length - 1)] ?? 200;
    sent += 1;
    // nginx responds with a page of its own.
    return Promise.resolve(
      new Response('<html>…</html>', { status, headers: { 'Content-Type': 'text/html' } }),
    );
  };
  Object.assign(globalThis, { window: { fetch } });
  changeActionRequests();
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));
beforeEach(() => {
  sent = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Calls an action as Next's router does, which throws an error with the text of a refusal. */
async function call(): Promise<ActionState> {
  const init = { method: 'POST', headers: { 'Next-Action': 'an-action' } };
  const response = await window.fetch('/admin/imports', init);
  if (response.ok) return actionOk({});
  const isText = response.headers.get('content-type') === 'text/plain';
  throw new Error(isText ? await response.text() : 'An unexpected response was received from the server.');
}

/** Runs all waits of a call. Returns its result. */
async function atOnce<Result>(result: Promise<Result>): Promise<Result> {
  await jest.runAllTimersAsync();
  return result;
}

test('an editor reads that there were too many requests, and what to do', async () => {
  statuses = [429];
  const state = await callAction(call);
  expect(isOverLimit(state)).toBe(true);
  expect(state.message).toMatch(/^The site received too many requests at once, so nothing was changed\./);
});

test('a piece of an import that was refused because of the limits is sent again', async () => {
  statuses = [429, 429, 200];
  expect(await atOnce(repeatAction(call, isOverLimit))).toMatchObject({ status: 'success' });
  expect(sent).toBe(3);
});

test('it is sent four times at most, and no other failure is repeated', async () => {
  statuses = [429];
  expect(isOverLimit(await atOnce(repeatAction(call, isOverLimit)))).toBe(true);
  expect(sent).toBe(4);
  sent = 0;
  statuses = [401];
  expect(await atOnce(repeatAction(call, isOverLimit))).toMatchObject({ status: 'error' });
  expect(sent).toBe(1);
});
