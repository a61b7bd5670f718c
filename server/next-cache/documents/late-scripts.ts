const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const SCRIPT = /<script src="([^"]+)"( id="_R_")? async=""><\/script>/g;

/** Runs once what is there so far has been painted; at once in a tab that nobody sees, where nothing is painted. */
const loader = (sources: string[]) => {
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c');
  const load = `for(const src of ${list})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))`;
  return `<script id="_R_">{const load=()=>{${load}};document.hidden?load():requestAnimationFrame(()=>setTimeout(load))}</script>`;
};

/**
 * The same document with Next's scripts fetched after the first paint instead of before it: what is to be read comes
 * first, and links and forms work without them. A document of another form is given back as it is.
 */
export function lateScripts(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  // The one that starts the page, in whose place the loader stands; Next puts it at the end of the body.
  const start = scripts.find(([, , id]) => id);
  if (!start) return html;
  const sources = scripts.map(([, src = '']) => src.replaceAll('&amp;', '&'));
  return html.replace(PRELOAD, '').replace(SCRIPT, (script) => (script === start[0] ? loader(sources) : ''));
}
