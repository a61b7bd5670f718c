import { securityTxt } from '@/lib/network/security-txt';

const NOW = new Date('2026-12-26T09:30:00Z');
const URL_OF_FILE = 'https://www.example.co.uk/.well-known/security.txt';
const of = (more = {}) => securityTxt({ email: 'safe@example.co.uk', url: URL_OF_FILE, now: NOW, ...more });

test('the file has the fields that RFC 9116 requires, and expires within a year', () => {
  expect(of()).toBe(
    [
      'Contact: mailto:safe@example.co.uk',
      'Expires: 2027-06-24T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${URL_OF_FILE}`,
      '',
    ].join('\n'),
  );
});

test('the file is the same for a whole day', () => {
  expect(of({ now: new Date('2026-12-26T23:59:59Z') })).toBe(of());
});

test('a site without https names no canonical URL', () => {
  expect(of({ url: 'http://127.0.0.1:3000/.well-known/security.txt' })).not.toContain('Canonical');
});

test('an email address cannot add a line or a parameter', () => {
  const [contact] = of({ email: 'a?cc=b@example.co.uk\nContact: x' }).split('\n');
  expect(contact).toBe('Contact: mailto:a%3Fcc%3Db@example.co.uk%0AContact%3A%20x');
});
