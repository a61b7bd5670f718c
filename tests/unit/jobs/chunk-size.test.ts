import { jest } from '@jest/globals';
import { ChunkSize } from '@/lib/services/jobs/chunk-size';

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const taking = (ms: number) => () => {
  now += ms;
  return Promise.resolve();
};

test('slow chunks halve the next one, failed chunks quarter it, and fast chunks double it again', async () => {
  const size = new ChunkSize({ least: 20, most: 500 });
  const rows = async (work: () => Promise<void>) => {
    await size.measure(work).catch(() => undefined);
    return size.rows;
  };
  expect(size.rows).toBe(500);
  expect(await rows(taking(900))).toBe(500);
  expect(await rows(taking(1_200))).toBe(250);
  expect(await rows(taking(700))).toBe(250);
  expect(await rows(() => Promise.reject(new Error('No response')))).toBe(62);
  expect(await rows(() => Promise.reject(new Error('No response')))).toBe(20);
  expect(await rows(taking(100))).toBe(40);
});
