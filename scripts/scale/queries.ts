import { generator } from '../seed-large/fake-data.ts';
import { product } from '../seed-large/products.ts';

const KIND = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const RETAILERS = 2_000;

/**
 * Returns search queries similar to the queries of visitors. `short`: pairs of letters. `long`: beginnings of names,
 * words from descriptions, and random letters that match nothing. Two values of `run` share only a few queries, so
 * hardly any result comes from a cache.
 */
export function queries(run: number, count: number): { short: string[]; long: string[] } {
  const faker = generator(KIND, run);
  const short = new Set<string>();
  const long = new Set<string>();
  while (short.size < count) {
    short.add(faker.helpers.arrayElement([...LETTERS]) + faker.helpers.arrayElement([...LETTERS]));
  }
  while (long.size < count) {
    const { name, description } = product(faker.number.int({ min: 0, max: 99_999 }), RETAILERS);
    const words = description.split(' ').filter((word) => word.length > 3);
    const prefix = name.slice(0, faker.number.int({ min: 3, max: 14 })).trim();
    long.add(faker.helpers.arrayElement([prefix, faker.helpers.arrayElement(words), faker.string.alpha(5)]));
  }
  return { short: [...short], long: [...long] };
}
