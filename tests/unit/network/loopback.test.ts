import { isLoopbackUrl, maySendSecrets } from '../../../lib/network/loopback.ts';

const may = (url: string, allowLoopback: boolean) => maySendSecrets(new URL(url), { allowLoopback });

test.each([
  'https://api.openai.com/v1',
  'https://models.example.co.uk:8443/v1',
  'https://[2606:4700:4700::1111]/v1',
])('secrets may be sent to %s', (url) => {
  expect([may(url, false), may(url, true)]).toEqual([true, true]);
});

test.each([
  'http://127.0.0.1:11434/v1',
  'http://127.8.9.1/v1',
  'http://2130706433/v1',
  'http://[::1]:1234/v1',
  'http://[::ffff:127.0.0.1]/v1',
  'https://localhost/v1',
  'https://localhost./v1',
])('%s is this machine, and needs to be allowed', (url) => {
  expect([isLoopbackUrl(new URL(url)), may(url, false), may(url, true)]).toEqual([true, false, true]);
});

test.each([
  'http://api.openai.com/v1',
  'https://10.0.0.1/v1',
  'https://192.168.1.1/v1',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/v1',
  'https://0.0.0.0/v1',
  'https://models/v1',
  'https://models.internal/v1',
  'https://models.internal./v1',
  'https://a.localhost/v1',
  'ftp://127.0.0.1/v1',
])('secrets are never sent to %s', (url) => {
  expect([may(url, false), may(url, true)]).toEqual([false, false]);
});
