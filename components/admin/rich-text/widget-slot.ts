import { mergeAttributes, Node } from '@tiptap/core';
import { WIDGET_CLASS } from '@/lib/html/policy';

/** An offer widget in a text. The text contains only the widget's id, as the title of an empty `<aside>`. */
export const WidgetSlot = Node.create({
  name: 'widgetSlot',
  group: 'block',
  atom: true,
  // Match this node before the callout node, which matches every <aside>.
  priority: 200,
  addAttributes: () => ({ class: { default: WIDGET_CLASS }, title: { default: '' } }),
  parseHTML: () => [{ tag: `aside.${WIDGET_CLASS}`, priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'rich-text-widget';
      dom.textContent = 'Offer widget';
      // If the request fails, the box keeps its general text.
      showTitle(dom, String(node.attrs.title)).catch(() => undefined);
      return { dom };
    },
});

/** Loads the widget's title, because the text contains only the widget's id, and shows the title in the box. */
async function showTitle(dom: HTMLElement, id: string): Promise<void> {
  const { nameReferencesAction } = await import('@/lib/actions/reference-actions');
  const { data } = await nameReferencesAction({ to: 'offer_widgets', slugs: [id] });
  if (data) dom.textContent = `Offer widget: ${data[0]?.label ?? 'deleted'}`;
}
