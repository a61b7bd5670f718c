import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { lateScripts } from '@/server/next-cache/documents/late-scripts';

const page = `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/start.js"/><script src="/a.js?x=1&amp;y=2" async=""></script><script src="/old.js" noModule=""></script></head><body><p>Text</p><script src="/start.js" id="_R_" async=""></script><script>self.data=1</script></body></html>`;

/**
 * Runs the script loader of a page. Returns the scripts that the loader has added to the page, and the callbacks that
 * it has scheduled.
 */
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

test('the scripts load after the next frame, each in a task of its own', () => {
  const { appended, waiting } = run(lateScripts(page), false);
  const counts = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    counts.push(appended.length);
    next();
  }
  // The numbers of scripts that the loader had added before each of its three callbacks: one for the animation frame,
  // and two for the tasks.
  expect(counts).toEqual([0, 0, 1]);
  expect(appended).toEqual(SCRIPTS);
});

test('the scripts load immediately in a hidden tab, where nothing is painted', () => {
  expect(run(lateScripts(page), true).appended).toEqual(SCRIPTS);
});

test('the document itself loads none of these scripts, and its other content stays', () => {
  const $ = load(lateScripts(page));
  expect($('link, script[async]').length).toBe(0);
  expect($('script[nomodule]').attr('src')).toBe('/old.js');
  expect($('script').last().text()).toBe('self.data=1');
  expect($('p').text()).toBe('Text');
});

test('a document without the script that starts the page is unchanged', () => {
  const other = page.replace(' id="_R_"', '');
  expect(lateScripts(other)).toBe(other);
});
