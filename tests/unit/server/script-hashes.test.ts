import { createHash } from 'node:crypto';
import { joinedScripts } from '@/server/next-cache/documents/joined-scripts';
import { scriptHashes } from '@/server/next-cache/documents/script-hashes';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('scriptHashes', () => {
  it('returns one hash for each different inline script that runs', () => {
    const html = '<script>a()</script><p><script type="module">b()</script><SCRIPT id="x">a()</SCRIPT >';
    expect(scriptHashes(html)).toBe(`${hashOf('a()')} ${hashOf('b()')}`);
  });

  it('ignores external scripts and data', () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script><script type=text/plain>x</script>';
    expect(scriptHashes(html)).toBe('');
  });

  it('hashes the exact text', () => {
    expect(scriptHashes('<script>\n a("\\u00e9") </script>')).toBe(hashOf('\n a("\\u00e9") '));
  });
});

describe('joinedScripts', () => {
  it('joins adjacent scripts and changes nothing else', () => {
    expect(joinedScripts('<p>a<script>b()</script><script>c()</script></p><script>d()</script>')).toBe(
      '<p>a<script>b();\nc()</script></p><script>d()</script>',
    );
  });

  it.each([
    '',
    '<p>no script',
    '<script src="/a.js"></script><script>a()</script>',
    '<script>a()</script> <script>b()</script>',
    '<script id="x">a()</script><script>b()</script>',
    '<script type="application/ld+json">{}</script><script type="application/ld+json">{}</script>',
  ])('leaves %s unchanged', (html) => expect(joinedScripts(html)).toBe(html));

  it('returns a script that does the same as the separate ones', () => {
    const html = '<script>(self.f=self.f||[]).push([0])</script><script>self.f.push([1,"a"])</script>';
    const self: { f?: unknown[] } = {};
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(joinedScripts(html)) ?? [];
    new Function('self', script)(self);
    expect(self.f).toEqual([[0], [1, 'a']]);
  });
});
