import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Captions,
  CircleQuestionMark,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareWarning,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Tag,
  Undo2,
} from 'lucide-react';
import { toggleFigure } from './figure';
import { toggleQuestion } from './question';

export interface Tool {
  label: string;
  /** The icon on the button. If left out, the button shows the label. */
  icon?: LucideIcon;
  run: (editor: Editor) => void;
  /**
   * Returns whether the selection has the button's mark or is in the button's block. If so, the button is shown as
   * pressed. A button without this function is never shown as pressed.
   */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const command =
  (change: (chain: ChainedCommands) => ChainedCommands): Tool['run'] =>
  (editor) =>
    void change(editor.chain().focus()).run();

const can = (change: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
  change(editor.can().chain()).run();

function tool(
  label: string,
  icon: LucideIcon | undefined,
  change: (chain: ChainedCommands) => ChainedCommands,
  isOn?: Tool['isOn'],
): Tool {
  return { label, icon, run: command(change), isOn, isPossible: can(change) };
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon) =>
  tool(
    `Heading ${level}`,
    icon,
    (chain) => chain.toggleHeading({ level }),
    (editor) => editor.isActive('heading', { level }),
  );

const mark = (label: string, name: string, icon: LucideIcon) =>
  tool(
    label,
    icon,
    (chain) => chain.toggleMark(name),
    (editor) => editor.isActive(name),
  );

/** Returns the groups of buttons in the toolbar. `ask` opens the dialog for a link, a picture or an offer widget. */
export const toolGroups = (ask: (what: 'link' | 'picture' | 'widget') => void): Tool[][] => [
  [
    {
      label: 'Paragraph',
      icon: Pilcrow,
      run: command((chain) => chain.setParagraph()),
      isOn: (editor) => editor.isActive('paragraph'),
    },
    heading(2, Heading2),
    heading(3, Heading3),
    heading(4, Heading4),
  ],
  [
    mark('Bold', 'bold', Bold),
    mark('Italic', 'italic', Italic),
    mark('Strikethrough', 'strike', Strikethrough),
    mark('Code', 'code', Code),
    { label: 'Link', icon: Link, run: () => ask('link'), isOn: (editor) => editor.isActive('link') },
  ],
  [
    tool(
      'Bulleted list',
      List,
      (chain) => chain.toggleBulletList(),
      (editor) => editor.isActive('bulletList'),
    ),
    tool(
      'Numbered list',
      ListOrdered,
      (chain) => chain.toggleOrderedList(),
      (editor) => editor.isActive('orderedList'),
    ),
    tool(
      'Quotation',
      Quote,
      (chain) => chain.toggleBlockquote(),
      (editor) => editor.isActive('blockquote'),
    ),
    tool(
      'Callout',
      MessageSquareWarning,
      (chain) => chain.toggleWrap('callout'),
      (editor) => editor.isActive('callout'),
    ),
  ],
  [
    { label: 'Picture', icon: Image, run: () => ask('picture'), isOn: (editor) => editor.isActive('image') },
    tool('Table', Table, (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })),
    {
      label: 'Figure with caption',
      icon: Captions,
      run: (editor) => void toggleFigure(editor),
      isOn: (editor) => editor.isActive('figure'),
    },
    {
      label: 'Question with its answer',
      icon: CircleQuestionMark,
      run: (editor) => void toggleQuestion(editor),
      isOn: (editor) => editor.isActive('question'),
    },
    {
      label: 'Offer widget',
      icon: Tag,
      run: () => ask('widget'),
      isOn: (editor) => editor.isActive('widgetSlot'),
    },
    tool('Line', Minus, (chain) => chain.setHorizontalRule()),
  ],
  [tool('Undo', Undo2, (chain) => chain.undo()), tool('Redo', Redo2, (chain) => chain.redo())],
];

/** The buttons that change the table at the cursor. */
export const TABLE_TOOLS: Tool[] = [
  tool('Row above', undefined, (chain) => chain.addRowBefore()),
  tool('Row below', undefined, (chain) => chain.addRowAfter()),
  tool('Remove row', undefined, (chain) => chain.deleteRow()),
  tool('Column before', undefined, (chain) => chain.addColumnBefore()),
  tool('Column after', undefined, (chain) => chain.addColumnAfter()),
  tool('Remove column', undefined, (chain) => chain.deleteColumn()),
  tool('Header row', undefined, (chain) => chain.toggleHeaderRow()),
  tool('Header column', undefined, (chain) => chain.toggleHeaderColumn()),
  tool('Remove table', undefined, (chain) => chain.deleteTable()),
];
