import { categories } from '../../../lib/fallback/categories/index.ts';
import { homepage } from '../../../lib/fallback/homepage.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { texts } from '../../helpers/catalogue.ts';

describe('the built-in texts', () => {
  const copy = texts({ categories, subcategories, products, home: homepage(2031) });

  test.each([
    ['an earlier price', /\b(was|were|rrp|reduced from)\s*:?\s*£/i],
    ['a discount in figures', /\d\s*(%|per ?cent)|\bsave (up to )?£|£\d+ off\b|half[- ]price/i],
    [
      'stock or urgency',
      /\bonly \d+ left|selling fast|hurry|in stock|while stocks last|ends (soon|tonight)|last chance to/i,
    ],
    [
      'a rating, review or prize',
      /★|\d(\.\d)? (stars?|out of 5)|award|best[- ]?sell|customers? (say|love)|our experts?|rated (the|as)\b/i,
    ],
    [
      'a superlative promise',
      /lowest prices? guaranteed|guaranteed (lowest|cheapest|best)|cheapest (in|on) the|unbeatable|risk[- ]free/i,
    ],
  ])('make no claim like %s', (_name, pattern) => {
    // Advice such as 'no need to hurry' is allowed.
    const advice = /no (need|reason) to hurry/g;
    expect(copy.filter(([, text]) => pattern.test(text.replace(advice, '')))).toEqual([]);
  });

  test('name no year except those of statutes and dated facts', () => {
    const allowed = [
      /(Act|Regulations) (1974|2013|2015)\b/g,
      /since 2024/g,
      /\b2031\b/g,
      /(June|September) 2025/g,
      /from 2022 with|from 2023 with|attachments in 2022|2019 revision/g,
    ];
    const years = copy.filter(([, text]) =>
      /\b(19|20)\d\d\b/.test(allowed.reduce((rest, one) => rest.replace(one, ''), text)),
    );
    expect(years).toEqual([]);
  });

  test('contain no markup or double spaces in texts for shoppers outside the homepage', () => {
    // The bodies of subcategories are HTML, so their tags are removed first.
    const written = subcategories.map((row) => ({ ...row, body: row.body.replace(/<[^>]+>|\n/g, '') }));
    const plain = texts({ categories, subcategories: written, products });
    expect(plain.filter(([, text]) => /[<>]| {2}|'|"|\.\.\.|\s$/.test(text))).toEqual([]);
  });
});
