const INLINE = /<script>([^]*?)<\/script>/g;

/**
 * Joins adjacent inline scripts. Next sends about forty inline scripts per page, and each would need a hash in the
 * Content-Security-Policy, a header that proxies limit to 4 kB.
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
