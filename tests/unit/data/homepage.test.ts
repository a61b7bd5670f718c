import { completeHomepage, type StoredHomepage } from '@/lib/data/homepage';
import { homepage as builtInHomepage } from '@/lib/fallback/homepage';

const defaults = builtInHomepage(2026);
const nothing = Object.fromEntries(
  Object.keys(defaults).map((key) => [key, null]),
) as unknown as StoredHomepage;

test('a setting that is not stored has its built-in value', () => {
  expect(completeHomepage(nothing, defaults)).toEqual(defaults);
});

test('a blank heading, label or link has its built-in value too', () => {
  const blank = { meta_title: '', hero_h1: ' ', hero_search_button_text: '', disclaimer_link_text: '\n' };
  expect(completeHomepage({ ...nothing, ...blank }, defaults)).toEqual(defaults);
});

test('rich text, lists and switches may be empty on purpose', () => {
  const empty = {
    ...{ intro_paragraph: '', editorial_intro_paragraph: '', about_section_content: '' },
    ...{ homepage_faqs: [], show_trust_section: false },
  };
  expect(completeHomepage({ ...nothing, ...empty }, defaults)).toMatchObject(empty);
});
