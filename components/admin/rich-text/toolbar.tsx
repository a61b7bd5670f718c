import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { useMemo, useState } from 'react';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { WidgetDialog } from './widget-dialog';
import { TABLE_TOOLS, type Tool, toolGroups } from './tools';

interface RichTextToolbarProps {
  editor: Editor;
  /** The label of the text being edited: 'Body'. */
  label: string;
}

/** Shows the toolbar of the rich-text editor. The toolbar is one tab stop; the arrow keys move between its buttons. */
export function RichTextToolbar({ editor, label }: RichTextToolbarProps) {
  const [asked, setAsked] = useState<'link' | 'picture' | 'widget'>();
  const groups = useMemo(() => toolGroups(setAsked), []);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const close = () => setAsked(undefined);
  return (
    <>
      <Toolbar.Root aria-label={`Formatting of ${label}`} className="rich-text-toolbar">
        {groups.map((tools) => (
          <div key={tools[0]?.label} className="rich-text-tools">
            {tools.map((tool) => (
              <ToolButton key={tool.label} editor={editor} tool={tool} />
            ))}
          </div>
        ))}
        {isInTable && (
          <div role="group" aria-label="Table" className="rich-text-tools">
            {TABLE_TOOLS.map((tool) => (
              <ToolButton key={tool.label} editor={editor} tool={tool} />
            ))}
          </div>
        )}
      </Toolbar.Root>
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'picture' && <PictureDialog editor={editor} onClose={close} />}
      {asked === 'widget' && <WidgetDialog editor={editor} onClose={close} />}
    </>
  );
}

function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const { label, icon: Icon, run, isOn, isPossible } = tool;
  const { on, possible } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: isOn?.(now), possible: isPossible?.(now) ?? true }),
  });
  return (
    <Toolbar.Button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={on}
      // Use `aria-disabled` instead of `disabled`, because a disabled button would lose the keyboard focus.
      aria-disabled={!possible || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => possible && run(editor)}
      className="rich-text-tool"
    >
      {Icon ? <Icon aria-hidden="true" size={18} /> : label}
    </Toolbar.Button>
  );
}
