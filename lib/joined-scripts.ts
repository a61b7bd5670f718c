const INLINE = /<script>([^]*?)<\/script>/g;

/**
 * The same document with inline scripts that follow each other without a gap joined into one. Next sends a page's data in some forty
 * of them; each would need a hash of its own in the Content-Security-Policy, a header that proxies allow four kilobytes.
 */
export function joinedScripts(html: string): string {
  const parts: string[] = [];
  let run: string[] = [];
  let end = 0;
  const close = () => {
    if (run.length > 0) parts.push(`<script>${run.join(';\n')}</script>`);
    run = [];
  };
  for (const match of html.matchAll(INLINE)) {
    if (match.index > end) {
      close();
      parts.push(html.slice(end, match.index));
    }
    run.push(match[1] ?? '');
    end = match.index + match[0].length;
  }
  close();
  return parts.join('') + html.slice(end);
}
