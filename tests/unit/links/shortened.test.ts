import { shortened } from '@/components/admin/links/shortened';

test('two long texts are shortened to their difference', () => {
  const long = 'x'.repeat(1000);
  expect(shortened(`${long}old${long}`, `${long}newer${long}`)).toEqual({
    before: `…${'x'.repeat(120)}old${'x'.repeat(120)}…`,
    after: `…${'x'.repeat(120)}newer${'x'.repeat(120)}…`,
  });
});

test('short texts stay whole', () => {
  expect(shortened('https://a.example/1', 'https://a.example/2')).toEqual({
    before: 'https://a.example/1',
    after: 'https://a.example/2',
  });
});
