import { allLocales, Faker } from '@faker-js/faker';

/** The beginnings of invented brand and shop names. With the endings below, they make about 570 names. */
const HEADS =
  'Al,Bel,Bran,Cor,Dal,El,Fen,Gal,Har,Is,Kel,Lan,Mar,Nor,Os,Pel,Quin,Ros,Sel,Tam,Ul,Ver,Wes,Xan,Yar,Zel';
const TAILS = 'by,combe,den,dix,field,ford,gate,ham,io,ka,low,mont,na,over,quay,ra,ston,tex,via,wick,yx,zen';

const fakers = new Map<number, Faker>();

/**
 * Returns a generator of random data for one row. It is seeded with the row's kind and number, so that a row is the
 * same in every run. Only a product's shops depend on the number of retailers. All rows of a kind share one generator:
 * finish a row before you start the next.
 */
export function generator(kind: number, index: number): Faker {
  const faker = fakers.get(kind) ?? new Faker({ locale: [allLocales.en_GB, allLocales.en, allLocales.base] });
  fakers.set(kind, faker);
  faker.seed([kind, index]);
  faker.setDefaultRefDate('2026-11-01T00:00:00Z');
  return faker;
}

const headsOf = HEADS.split(',');
const tailsOf = TAILS.split(',');

export const coinedName = (faker: Faker): string =>
  faker.helpers.arrayElement(headsOf) + faker.helpers.arrayElement(tailsOf);

export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');

const sentences: ((faker: Faker, subject: string) => string)[] = [
  ({ word }, subject) =>
    `The ${subject} is a ${word.adjective()} choice where ${word.noun()} and ${word.noun()} matter.`,
  ({ word }) => `Compare the ${word.noun()} with last year’s, and note which ${word.noun()} is in the box.`,
  ({ word, number }) =>
    `It comes with a ${word.adjective()} ${word.noun()} and a guarantee of ${number.int({ min: 1, max: 10 })} years.`,
  ({ word }) => `Shops ${word.adverb()} reduce ${word.adjective()} versions first, and common ones seldom.`,
  ({ location }) => `Stock in ${location.city()} and ${location.city()} often lasts longer than online.`,
  ({ word }, subject) =>
    `Look for a ${subject} with a ${word.adjective()} finish, and ask about the ${word.noun()}.`,
  ({ word }) =>
    `Delivery after Christmas is ${word.adverb()} slower, so keep the ${word.noun()} and the receipt.`,
  ({ word }) =>
    `A ${word.adjective()} ${word.noun()} says more than a percentage: read the terms before you ${word.verb()}.`,
];

/**
 * Returns `count` sentences about a subject in ordinary English, so that a search behaves as it does with real texts.
 */
export function prose(faker: Faker, subject: string, count: number): string {
  return faker.helpers
    .arrayElements(sentences, Math.min(count, sentences.length))
    .map((sentence) => sentence(faker, subject))
    .join(' ');
}

export function questions(faker: Faker, subject: string, count: number) {
  const asked = [
    `When does the ${subject} usually come down?`,
    `Can I send a ${subject} back in January?`,
    `Which ${subject} should I buy?`,
    `Is the ${subject} cheaper in a shop?`,
  ];
  return faker.helpers
    .arrayElements(asked, count)
    .map((question) => ({ question, answer: prose(faker, subject, 3) }));
}
