import 'server-only';
import DOMPurify from 'isomorphic-dompurify';
import { isTooNested } from '@/lib/html/depth';

const POLICY = { USE_PROFILES: { svg: true, svgFilters: true } };

/**
 * Matches nodes that the sanitiser may remove without harm to a logo: leftovers of drawing programs, and the <body>
 * that the sanitiser itself adds.
 */
const HARMLESS = /^(#|!|.*:|body$)/i;
const PROLOGUE = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?((<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)\s*)*/i;
/**
 * Matches CSS that loads something from outside the file: @import, `url(…)` unless it points into the file itself, and
 * functions that accept a bare URL.
 */
const OUTSIDE = /@import|url\((?!\s*["']?\s*#)|\b(?:src|image|image-set|cross-fade)\(/i;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|\r?\n|(.))/gi;
const LAST_CHARACTER = 0x10ffff;

/** Decodes escapes in CSS as a browser does: `@\69mport` becomes `@import`. */
const asRead = (css: string): string =>
  css.replaceAll('&quot;', '"').replace(ESCAPE, (_escape, hex?: string, character = '') => {
    if (hex === undefined) return character as string;
    const code = Number.parseInt(hex, 16);
    return code > LAST_CHARACTER ? '\ufffd' : String.fromCodePoint(code);
  });

export type SafeSvg = { svg: string } | { error: string };

/** Returns whether the text of a file looks like an SVG. */
export const looksLikeSvg = (text: string): boolean => /^<svg[\s>/]/i.test(text.replace(PROLOGUE, ''));

/**
 * Accepts an SVG that contains only drawing elements and harmless leftovers of drawing programs. Rejects the whole SVG
 * if it has scripts, foreign content or anything external, because removing these parts would change the logo.
 */
export function safeSvg(text: string): SafeSvg {
  const source = text.replace(PROLOGUE, '');
  if (isTooNested(source)) return { error: 'This SVG is too complex for a logo.' };
  const svg = DOMPurify.sanitize(source, POLICY).trim();
  const found = dangerIn(source, svg);
  if (found) return { error: `This SVG contains ${found}. Export it as a plain drawing, or use a PNG.` };
  return { svg: withNamespaces(svg) };
}

function dangerIn(source: string, svg: string): string | null {
  for (const removed of DOMPurify.removed) {
    if ('element' in removed && !HARMLESS.test(removed.element.nodeName))
      return `<${removed.element.nodeName.toLowerCase()}>`;
    if ('attribute' in removed && removed.attribute && /^on|href$/i.test(removed.attribute.name))
      return `“${removed.attribute.name}”`;
  }
  if (!svg.startsWith('<svg')) return 'no drawing';
  if (/<(image|a)[\s>]/i.test(svg)) return 'links or embedded pictures';
  if (/href\s*=\s*(?!["']#)/i.test(svg) || [source, svg].some((text) => OUTSIDE.test(asRead(text))))
    return 'a link to something outside the file';
  return null;
}

/**
 * Converts the sanitiser's HTML to a standalone SVG file. Such a file must declare its namespaces and cannot contain
 * &nbsp;.
 */
function withNamespaces(svg: string): string {
  const names = Object.entries({
    xmlns: 'http://www.w3.org/2000/svg',
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  })
    .filter(([name]) => !new RegExp(`^<svg[^>]*\\s${name}=`, 'i').test(svg))
    .map(([name, value]) => ` ${name}="${value}"`);
  return svg.replace('<svg', `<svg${names.join('')}`).replaceAll('&nbsp;', '&#160;');
}
