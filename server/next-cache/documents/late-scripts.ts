const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const SCRIPT = /<script src="([^"]+)"( id="_R_")? async=""><\/script>/g;

/**
 * Returns an inline script that loads the scripts at the URLs in `sources` after the first paint. The inline script
 * adds each of these scripts in a separate task, so that no task blocks the page for long. A hidden tab never paints,
 * and browsers delay its timers. So in a hidden tab, the inline script adds all scripts immediately.
 */
const loader = (sources: string[]) => {
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c');
  const add = `()=>document.head.append(Object.assign(document.createElement("script"),{src:list.shift(),async:true}))`;
  const next = `()=>{add();if(list.length)setTimeout(next)}`;
  const start = `if(document.hidden)while(list.length)add();else requestAnimationFrame(()=>setTimeout(next))`;
  return `<script id="_R_">{const list=${list},add=${add},next=${next};${start}}</script>`;
};

/**
 * Makes the browser load Next's scripts after the first paint instead of before it, so that the text appears sooner.
 * Links and forms work without scripts. A document without Next's start script is returned unchanged.
 */
export function lateScripts(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  // Only Next's start script has an id. The loader replaces this script.
  const start = scripts.find(([, , id]) => id);
  if (!start) return html;
  const sources = scripts.map(([, src = '']) => src.replaceAll('&amp;', '&'));
  return html.replace(PRELOAD, '').replace(SCRIPT, (script) => (script === start[0] ? loader(sources) : ''));
}
