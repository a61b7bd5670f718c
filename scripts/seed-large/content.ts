import type { Faker } from '@faker-js/faker';
import type { ContentRow } from '../../lib/schema/rows.ts';
import { GOODS } from './goods.ts';
import { generator, prose, questions, slugOf } from './fake-data.ts';
import { withCapital } from '../../lib/text/initial.ts';

const KIND = 3;
const GUIDE_LABELS = ['Buying', 'Timing', 'Saving', 'Delivery'];
const ARTICLE_LABELS = ['News', 'Rights', 'Money', 'Shops'];

/** Generates the text with this number: a guide if the number is even, an article if it is odd. */
export function content(index: number): ContentRow {
  const faker = generator(KIND, index);
  const isGuide = index % 2 === 0;
  const noun = faker.helpers.arrayElement(faker.helpers.arrayElement(GOODS).nouns);
  const subject = noun.toLowerCase();
  const title = isGuide
    ? `How to choose a ${subject} for ${faker.word.adjective()} ${faker.word.noun()}`
    : `What ${faker.location.city()} shoppers should know about the ${faker.word.adjective()} ${subject}`;
  const published_at = faker.date.past({ years: 2 }).toISOString();
  return {
    slug: `${slugOf(title)}-${index}`,
    title,
    content_type: isGuide ? 'guide' : 'article',
    is_published: true,
    priority: faker.number.int({ min: 2, max: 9 }),
    intro_paragraph: prose(faker, subject, 2),
    description: prose(faker, subject, 2),
    image: null,
    guide_category: isGuide ? faker.helpers.arrayElement(GUIDE_LABELS) : null,
    article_category: isGuide ? null : faker.helpers.arrayElement(ARTICLE_LABELS),
    answer: [],
    key_number: null,
    key_number_note: null,
    body: body(faker, subject),
    faqs: questions(faker, subject, 3),
    author_name: null,
    reading_time_minutes: 0,
    published_at,
    content_changed_at: published_at,
    meta_title: null,
    meta_description: null,
  };
}

function body(faker: Faker, subject: string): string {
  const sections = Array.from({ length: faker.number.int({ min: 3, max: 7 }) }, () => {
    const heading = withCapital(`${faker.word.adjective()} ${faker.word.noun()}`);
    const points = Array.from({ length: 3 }, () => `<li>${prose(faker, subject, 1)}</li>`).join('');
    return `<h2>${heading}</h2><p>${prose(faker, subject, 6)}</p><ul>${points}</ul>`;
  });
  return `<p>${prose(faker, subject, 4)}</p>${sections.join('')}`;
}
