import { readPage } from '@/lib/services/crawl/read-page';

const read = (html: string) => readPage(html, 'https://www.oursite.example/a/b');

test('the head is read: title, description, robots, and the canonical URL made absolute', () => {
  const head = `<title> A title </title><meta name="description" content=" About a. ">
    <meta name="robots" content="noindex, follow"><link rel="canonical" href="/c#top">`;
  expect(
    read(`<html><head>${head}</head><body><svg><title>A drawing</title></svg></body></html>`),
  ).toMatchObject({
    title: 'A title',
    description: 'About a.',
    robots: 'noindex, follow',
    canonical: 'https://www.oursite.example/c',
  });
});

test('a page without any of them has none', () => {
  expect(read('<html><head></head><body><svg><title>A drawing</title></svg></body></html>')).toEqual({
    ...{ title: null, description: null, robots: '', canonical: null, words: 0 },
    ...{ structured: [], structuredFaults: [], links: [] },
  });
});

test.each([
  ['neighbouring blocks', '<h1>One</h1><p>two</p><ul><li>three</li><li>four</li></ul>', 4],
  ['cells and line breaks', '<table><tr><td>one</td><td>two</td></tr></table>three<br>four', 4],
  ['parts of one word', '<p>Bo<b>xing</b> Da<!-- -->y</p>', 2],
  ['texts that nobody sees', '<p>one</p><p hidden>two</p><script>three</script><template>four</template>', 1],
])('words are counted as a reader sees them: %s', (_what, html, words) => {
  expect(read(`<header>not counted</header><main>${html}</main>`).words).toBe(words);
});

test('links are absolute, without fragments and each once, and broken ones are left out', () => {
  const links = ['c', '/d#x', '/d#y', '//other.example/e', 'mailto:a@b.example', 'https://', '#here'];
  expect(read(`<main>${links.map((href) => `<a href="${href}">x</a>`).join('')}</main>`).links).toEqual([
    ...['https://www.oursite.example/a/c', 'https://www.oursite.example/d', 'https://other.example/e'],
    ...['mailto:a@b.example', 'https://www.oursite.example/a/b'],
  ]);
});
