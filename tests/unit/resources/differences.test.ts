import { resourceOf } from '@/lib/resources';
import { differences, readable } from '@/lib/resources/differences';
import { fieldsOf } from '@/lib/resources/resource';

describe('the list of changes of a version', () => {
  const retailers = resourceOf('retailers');
  if (!retailers) throw new Error('There are no retailers');

  it('names each changed field in the words of the form', () => {
    const before = { name: 'Argos', is_published: false, faqs: [], key_categories: ['toys'] };
    const after = {
      name: 'Argos',
      is_published: true,
      // The object's keys are not in the form's order, because Postgres sorts the keys of a jsonb object by length.
      faqs: [{ answer: 'At nine.', question: 'When?' }],
      key_categories: ['toys', 'gaming'],
    };
    expect(differences(retailers, before, after)).toEqual([
      { name: 'is_published', label: 'Published', before: 'No', after: 'Yes' },
      { name: 'key_categories', label: 'Key categories', before: 'toys', after: 'toys\ngaming' },
      {
        name: 'faqs',
        label: 'Questions and answers',
        before: '',
        after: 'Question: When?; Answer: At nine.',
      },
    ]);
  });

  it('shows an entry with parts that the form does not name, its name first', () => {
    const highlights = fieldsOf(retailers).find(({ name }) => name === 'highlights_data');
    expect(readable([{ values: ['Up to 50%', ''], feature: 'Discount' }], highlights)).toBe(
      'feature: Discount; values: Up to 50% | ',
    );
  });
});
