import { sanitiseHtml } from '../../../lib/html/sanitize.ts';

describe('sanitiseHtml', () => {
  it('keeps the elements that articles use', () => {
    const html =
      '<h2 id="a">A</h2><p>b <a href="/retailers/argos">c</a></p><aside class="callout"><p>d</p></aside>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>'],
    ['event handlers', '<img src="/a.png" onerror="alert(1)">'],
    ['script addresses', '<a href="javascript:alert(1)">a</a>'],
    ['script addresses in disguise', '<a href="&#106;avascript:alert(1)">a</a>'],
    ['data addresses', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
    ['frames', '<iframe src="https://x.test"></iframe>'],
    ['styles', '<p style="position:fixed">a</p><style>body{display:none}</style>'],
    ['forms', '<form action="https://x.test"><input name="password"></form>'],
    ['SVG', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['mutation through MathML', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
  ])('removes %s', (_what, html) => {
    const clean = sanitiseHtml(html);
    expect(clean).not.toMatch(/script|onerror|onload|javascript|data:|iframe|style|form|svg|math/i);
  });

  it('removes protocol-relative URLs', () => {
    expect(sanitiseHtml('<a href="//evil.test">a</a>')).toBe('<a>a</a>');
  });
});
