import { jest } from '@jest/globals';
import { hostTurns } from '@/lib/services/link-check/host-turns';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('without the secret key, a process still sends one request a second to a host', async () => {
  const turns = hostTurns(null, { mostWaitMs: 0 });
  expect(await turns.take('one.example')).toBe(0);
  expect(await turns.take('one.example')).toBe(1_000);
  expect(await turns.take('two.example')).toBe(0);
  jest.advanceTimersByTime(999);
  expect(await turns.take('one.example')).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await turns.take('one.example')).toBe(0);
  expect(await turns.take('one.example')).toBe(1_000);
});

test('without the secret key, a host that asks for a pause gets it', async () => {
  const turns = hostTurns(null, { mostWaitMs: 5_000 });
  await turns.hold('three.example', 60);
  await turns.hold('three.example', 20);
  expect(await turns.take('three.example')).toBe(60_000);
});
