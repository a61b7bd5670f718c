import { Extension, Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedUrl } from '@/lib/html/policy';
import { isSlug } from '@/lib/routing/slug';
import { WidgetSlot } from './widget-slot';
import { Figcaption, Figure } from './figure';
import { Question, Summary } from './question';

/** The mark for code. Tiptap's own code mark excludes all other marks; this mark allows code in a link. */
const Code = plainMark('code', ['code']).extend({
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) };
  },
});

function plainMark(name: string, tags: string[], attributes: string[] = []) {
  return Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    renderHTML: ({ HTMLAttributes }) => [tags[0] ?? name, mergeAttributes(HTMLAttributes), 0],
  });
}

/** A picture. It is an inline node, so that a line of text, a list item or a table cell can contain it. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isAllowedUrl(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
}).configure({ inline: true });

/** A callout: `<aside class="callout">`. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ class: { default: 'callout' } }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** A table. Its rows are direct children; html-of adds <thead> and <tbody> when it writes the HTML. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.textContent ?? null,
      renderHTML: ({ caption }: Record<string, unknown>) => (caption ? { 'data-caption': caption } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  // Tiptap's own shortcut adds a row when Tab is pressed in the last cell. It is left out, so that Tab leaves the
  // table.
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

const NAMED = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'figure',
  'figcaption',
  'question',
  'summary',
  'image',
];

/**
 * Returns an element's id; null if the id is not a slug, or if it would shadow a property of the document or of a form
 * (as in lib/html/sanitize).
 */
const idOf = ({ id }: HTMLElement) =>
  isSlug(id) && !(id in document) && !(id in document.createElement('form')) ? id : null;

/**
 * Keeps the ids and classes of elements through an edit. If Enter at the end of a block adds a new block, the new block
 * does not inherit the id and classes.
 */
const Names = Extension.create({
  name: 'names',
  addGlobalAttributes: () => [
    {
      types: [...NAMED, 'callout', 'link'],
      attributes: { id: { default: null, keepOnSplit: false, parseHTML: idOf } },
    },
    { types: NAMED, attributes: { class: { default: null, keepOnSplit: false } } },
  ],
});

/** The extensions of the rich-text editor. They support the elements that lib/html/sanitize allows, and no others. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: {
      autolink: false,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isAllowedUrl(url),
    },
  }),
  Code,
  plainMark('subscript', ['sub']),
  plainMark('superscript', ['sup']),
  plainMark('abbreviation', ['abbr'], ['title']),
  Picture,
  PlainTable,
  TableRow,
  TableCell,
  HeaderCell,
  Callout,
  WidgetSlot,
  Figure,
  Figcaption,
  Question,
  Summary,
  Names,
];
