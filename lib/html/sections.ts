import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * A section of a text: a second-level heading, and everything up to the next second-level heading. The text before the
 * first heading is a section without a heading.
 */
export interface HtmlSection {
  heading: { html: string; text: string } | null;
  /** The section's HTML without its heading. */
  html: string;
  /** The section's plain text without its heading. */
  text: string;
  /** The name of the first element after the heading, such as 'p'. */
  firstTag: string | null;
  /** Whether the section contains another second-level heading, nested in one of its elements. */
  hasInnerHeading: boolean;
}

/** Splits a prepared text at the second-level headings of its top level. */
export function sectionsOf(html: string): HtmlSection[] {
  const sections: { heading: Node | null; nodes: Node[] }[] = [];
  for (const node of parseFragment(html).childNodes) {
    if (node.nodeName === 'h2') sections.push({ heading: node, nodes: [] });
    else if (sections.length === 0) sections.push({ heading: null, nodes: [node] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections.map(({ heading, nodes }) => ({
    heading: heading && { html: serializeOuter(heading), text: textOf(heading).trim() },
    html: htmlOf(nodes),
    text: nodes.map(textOf).join(''),
    firstTag: nodes.find((node) => 'tagName' in node)?.nodeName ?? null,
    hasInnerHeading: nodes.some(containsHeading),
  }));
}

/** Returns the HTML of sections, with their headings. */
export const htmlOfSections = (sections: HtmlSection[]): string =>
  sections.map(({ heading, html }) => (heading?.html ?? '') + html).join('');

const htmlOf = (nodes: Node[]) => nodes.map((node) => serializeOuter(node)).join('');

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''));

const containsHeading = (node: Node): boolean =>
  childrenOf(node).some((child) => child.nodeName === 'h2' || containsHeading(child));
