import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export interface HtmlLinkFound {
  href: string;
  rel: string;
  text: string;
  hasPicture: boolean;
}

/** The paragraphs, headings, links and pictures of a text. */
export interface HtmlBlocks {
  blocks: { kind: 'paragraph' | 'heading' | 'other'; level: number; text: string }[];
  links: HtmlLinkFound[];
  pictures: { src: string; alt: string | null }[];
}

const BLOCKS = new Set(
  'p h2 h3 h4 li td th caption figcaption summary blockquote aside details figure ul ol table thead tbody tr hr'.split(
    ' ',
  ),
);
/**
 * The maximum depth to which nested elements are read. Texts that people write are far less deep (lib/html/depth.ts).
 */
const DEEPEST = 200;

/**
 * Reads the paragraphs, headings, links and pictures from an editor's HTML. Needs no DOM, so it works in the browser
 * and in workers.
 */
export function readHtml(html: string): HtmlBlocks {
  const found: HtmlBlocks = { blocks: [], links: [], pictures: [] };
  if (!html.trim()) return found;
  let open = { kind: 'other' as HtmlBlocks['blocks'][number]['kind'], level: 0, text: '' };
  const close = (tag: string) => {
    if (open.text.trim()) found.blocks.push({ ...open, text: tidy(open.text) });
    const kind = tag === 'p' ? 'paragraph' : /^h\d$/.test(tag) ? 'heading' : 'other';
    open = { kind, level: kind === 'heading' ? Number(tag.charAt(1)) : 0, text: '' };
  };
  const walk = (nodes: Node[], depth: number) => {
    if (depth > DEEPEST) return;
    for (const node of nodes) {
      if ('value' in node) open.text += node.value;
      if (!('tagName' in node)) continue;
      const isBlock = BLOCKS.has(node.tagName);
      if (isBlock) close(node.tagName);
      if (node.tagName === 'br') open.text += ' ';
      if (node.tagName === 'a') found.links.push(linkOf(node));
      if (node.tagName === 'img')
        found.pictures.push({ src: attribute(node, 'src') ?? '', alt: attribute(node, 'alt') });
      walk(node.childNodes, depth + 1);
      if (isBlock) close('');
    }
  };
  walk(parseFragment(html).childNodes, 0);
  close('');
  return found;
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value ?? null;

const linkOf = (link: Element): HtmlLinkFound => ({
  href: (attribute(link, 'href') ?? '').trim(),
  rel: attribute(link, 'rel') ?? '',
  text: tidy(textIn(link.childNodes)),
  hasPicture: hasPicture(link.childNodes),
});

const textIn = (nodes: Node[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textIn(node.childNodes) : ''))
    .join('');
const hasPicture = (nodes: Node[]): boolean =>
  nodes.some((node) => 'tagName' in node && (node.tagName === 'img' || hasPicture(node.childNodes)));

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
