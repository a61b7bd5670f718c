import { jest } from '@jest/globals';
import { withLastResult } from '@/lib/cache/last-result';

const listOf = (text: string, times: number) => Array.from({ length: times }, () => text);

test('the same arguments return the same result, without computing it again', () => {
  const compute = jest.fn(listOf);
  const last = withLastResult(compute);
  const first = last('Boots', 2);
  expect(last(['Bo', 'ots'].join(''), 2)).toBe(first);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('another argument computes another result, and so does the first one after it', () => {
  const last = withLastResult(listOf);
  expect(last('Boots', 2)).toEqual(['Boots', 'Boots']);
  expect(last('Boots', 1)).toEqual(['Boots']);
  expect(last('Argos', 1)).toEqual(['Argos']);
  expect(last('Boots', 2)).toEqual(['Boots', 'Boots']);
});

test('an error is not kept', () => {
  let fails = true;
  const last = withLastResult((text: string) => {
    if (fails) throw new Error('no answer');
    return text;
  });
  expect(() => last('Boots')).toThrow('no answer');
  fails = false;
  expect(last('Boots')).toBe('Boots');
});
