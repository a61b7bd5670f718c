import { NEWSLETTER_TITLES, newsletterSchema } from '@/lib/newsletter/schema';

const email = 'ada@example.com';
const messages = (form: object) =>
  newsletterSchema.safeParse(form).error?.issues.map(({ message }) => message);

test.each(['a\nb', 'a\rb', 'a\tb', 'a\u0000b', 'a\u007fb', 'a\u0085b'])(
  'a name like %j is refused',
  (name) => {
    expect(messages({ email, firstName: name })).toEqual(['First name must be a single line of text']);
    expect(messages({ email, lastName: name })).toEqual(['Last name must be a single line of text']);
  },
);

test.each(['a\u0000b@example.com', 'a,b@example.com', '<a@example.com>', 'a@example.', 'a@@example.com'])(
  'an email address like %j, which the database refuses, is refused with a sentence',
  (given) => expect(messages({ email: given })).toEqual(['Please enter a valid email address']),
);

test('each refusal has a title', () => {
  const long = 'x'.repeat(300);
  for (const form of [
    { email: long },
    { email, firstName: long },
    { email, firstName: 'a\nb', lastName: 'a\nb' },
  ])
    for (const message of messages(form) ?? [])
      expect(NEWSLETTER_TITLES[message]).toEqual(expect.any(String));
});

test('names in all languages are accepted', () => {
  const names = { firstName: ' Zoë ', lastName: 'O’Neill-李' };
  expect(newsletterSchema.parse({ email, ...names })).toEqual({
    email,
    firstName: 'Zoë',
    lastName: 'O’Neill-李',
  });
  expect(newsletterSchema.parse({ email, firstName: ' ' })).toMatchObject({ firstName: null });
});
