import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { lateScripts } from '@/server/next-cache/documents/late-scripts';

const page = `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/start.js"/><script src="/a.js?x=1&amp;y=2" async=""></script><script src="/old.js" noModule=""></script></head><body><p>Text</p><script src="/start.js" id="_R_" async=""></script><script>self.data=1</script></body></html>`;

/** What the loader of a page appends, when it is told that it may. */
function run(html: string, hidden: boolean) {
  const appended: object[] = [];
  const waiting: (() => void)[] = [];
  runInNewContext(load(html)('#_R_').text(), {
    document: {
      hidden,
      createElement: () => ({}),
      head: { append: (script: object) => appended.push(script) },
    },
    requestAnimationFrame: (callback: () => void) => waiting.push(callback),
    setTimeout: (callback: () => void) => waiting.push(callback),
  });
  return { appended, waiting };
}

const SCRIPTS = [
  { src: '/a.js?x=1&y=2', async: true },
  { src: '/start.js', async: true },
];

test('the scripts come after the next frame', () => {
  const { appended, waiting } = run(lateScripts(page), false);
  expect(appended).toEqual([]);
  waiting.shift()?.();
  expect(appended).toEqual([]);
  waiting.shift()?.();
  expect(appended).toEqual(SCRIPTS);
});

test('they come at once where nothing is painted', () => {
  expect(run(lateScripts(page), true).appended).toEqual(SCRIPTS);
});

test('nothing of them is fetched before, and the rest stays', () => {
  const $ = load(lateScripts(page));
  expect($('link, script[async]').length).toBe(0);
  expect($('script[nomodule]').attr('src')).toBe('/old.js');
  expect($('script').last().text()).toBe('self.data=1');
  expect($('p').text()).toBe('Text');
});

test('a document without the script that starts the page is left alone', () => {
  const other = page.replace(' id="_R_"', '');
  expect(lateScripts(other)).toBe(other);
});
