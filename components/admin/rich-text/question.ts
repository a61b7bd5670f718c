import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { unwrapNode } from './figure';

/** A question with a collapsible answer (`<details>`). In the editor, the answer is always visible. */
export const Question = Node.create({
  name: 'question',
  group: 'block',
  content: 'summary block+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: ({ HTMLAttributes }) => ['details', mergeAttributes(HTMLAttributes), 0],
  addNodeView: () => () => boxOf('rich-text-question'),
});

export const Summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: ({ HTMLAttributes }) => ['summary', mergeAttributes(HTMLAttributes), 0],
  addNodeView: () => () => boxOf('rich-text-summary'),
  addKeyboardShortcuts() {
    return { Enter: () => goToAnswer(this.editor) };
  },
});

function boxOf(className: string) {
  const dom = document.createElement('div');
  dom.className = className;
  return { dom, contentDOM: dom };
}

/** Moves the cursor from a question to its answer. If the cursor is not in a question, returns false. */
function goToAnswer(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== 'summary') return false;
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve($from.after()))).scrollIntoView());
  return true;
}

/**
 * Turns the selected block into the answer to a new question. If the selection is already in a question, turns the
 * question and its answer into separate blocks.
 */
export function toggleQuestion(editor: Editor): boolean {
  if (editor.isActive('question')) return unwrapNode(editor, 'question', 'summary');
  const { $from } = editor.state.selection;
  const { question, summary } = editor.schema.nodes;
  if (!question || !summary || $from.depth === 0) return false;
  const [around, index] = [$from.node(-1), $from.index(-1)];
  if (!around.canReplaceWith(index, index + 1, question)) return false;
  const from = $from.before();
  const { tr } = editor.state;
  tr.replaceWith(from, $from.after(), question.create(null, [summary.create(), $from.parent]));
  // Puts the cursor at the start of the summary, after the opening tags of the question and of the summary.
  tr.setSelection(TextSelection.create(tr.doc, from + 2));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}
