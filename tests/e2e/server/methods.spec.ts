import { expect, test } from '@playwright/test';

/** Addresses that nothing else asks for, so that the first request is not answered from the cache. */
const FILES = [
  '/og/retailers/very.png',
  '/og/retailers/uniqlo.png',
  '/sitemaps/pages.xml',
  '/sitemaps/retailers-1.xml',
];

for (const [index, method] of ['PUT', 'POST', 'OPTIONS', 'DELETE'].entries()) {
  const path = FILES[index] ?? '';
  test(`${path} is the same after a ${method}, which is refused`, async ({ request }) => {
    const refused = await request.fetch(path, { method, timeout: 10_000 });
    expect(refused.status()).toBe(405);
    expect(refused.headers().allow).toBe('GET, HEAD');
    const answer = await request.get(path, { timeout: 10_000 });
    expect(answer.headers()['content-type']).toMatch(/^(image\/png|application\/xml)/);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).length).toBeGreaterThan(500);
  });
}
