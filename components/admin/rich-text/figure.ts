import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** A table, picture or quotation with a caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block+ figcaption?) | (figcaption block+)',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
});

/**
 * Wraps the selected block (or the table around it) in a figure with a caption. If the selection is already in a
 * figure, removes the figure but keeps its content.
 */
export function toggleFigure(editor: Editor): boolean {
  return editor.isActive('figure') ? unwrapNode(editor, 'figure', 'figcaption') : addFigure(editor);
}

function addFigure(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  const { figure, figcaption } = editor.schema.nodes;
  let depth = $from.depth;
  for (let above = depth; above > 0; above -= 1) if ($from.node(above).type.name === 'table') depth = above;
  const block = $from.node(depth);
  if (!figure || !figcaption || depth === 0) return false;
  const from = $from.before(depth);
  const around = $from.node(depth - 1);
  const index = $from.index(depth - 1);
  if (!around.canReplaceWith(index, index + 1, figure)) return false;
  const { tr } = editor.state;
  tr.replaceWith(from, from + block.nodeSize, figure.create(null, [block, figcaption.create()]));
  // Puts the cursor at the start of the caption, after the figure's opening tag, the block and the caption's opening
  // tag.
  tr.setSelection(TextSelection.create(tr.doc, from + 1 + block.nodeSize + 1));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}

/**
 * Removes the nearest node of the type `name` around the selection but keeps the node's content. A child of the type
 * `part`, such as a caption, becomes a paragraph, or is removed if it is empty.
 */
export function unwrapNode(editor: Editor, name: string, part: string): boolean {
  const { $from } = editor.state.selection;
  const { paragraph } = editor.schema.nodes;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name !== name || !paragraph) continue;
    const blocks = node.children
      .filter(({ type, content }) => type.name !== part || content.size > 0)
      .map((child) => (child.type.name === part ? paragraph.create(null, child.content) : child));
    const from = $from.before(depth);
    editor.view.dispatch(editor.state.tr.replaceWith(from, from + node.nodeSize, blocks).scrollIntoView());
    editor.view.focus();
    return true;
  }
  return false;
}
