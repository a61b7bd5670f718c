import { Extension, Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedAddress } from '@/lib/html-policy';
import { isSlug } from '@/lib/slug';
import { Figcaption, Figure } from './figure';
import { Question, Summary } from './question';

/** Tiptap's own knows no further marks beside it; a link may well be code. */
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

/** Within the text, so that a picture may stand in a line, a list or a cell. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isAllowedAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
}).configure({ inline: true });

/** A remark beside the text: `<aside class="callout">`. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ class: { default: 'callout' } }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** Its rows stand directly in it; head and body are told apart when it is written out (html-of). */
const PlainTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.textContent ?? null,
      renderHTML: ({ caption }: Record<string, unknown>) => (caption ? { 'data-caption': caption } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  // Without Tiptap's new row behind the last cell: from there, Tab must lead out of the table.
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

/** As lib/html has it: nothing that would stand in the way of a script of the same name. */
const idOf = ({ id }: HTMLElement) =>
  isSlug(id) && !(id in document) && !(id in document.createElement('form')) ? id : null;

/** Ids and classes outlive a visit of the editor; a new block beside does not inherit them. */
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

/** The parts of a text that lib/html lets through, and no others. */
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
      isAllowedUri: (address) => isAllowedAddress(address),
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
  Figure,
  Figcaption,
  Question,
  Summary,
  Names,
];
