import { drawingSrc } from '@/components/site/pictures/drawing-files';
import { PictureBox } from '@/components/site/pictures/picture-box';
import { RichText } from '@/components/site/rich-text';
import type { DrawingName } from '@/lib/images/drawings';

interface TextSectionProps {
  id: string;
  title: string;
  html: string;
  /**
   * The design of the section: a list with drawings beside its title (`finds`), steps along a line (`steps`), a
   * calendar leaf with a box for each tip (`leaf`), a strip of promises with ticks (`promises`), a letter between two
   * horizontal lines (`letter`), or a note with a dashed edge (`note`).
   */
  look: 'finds' | 'steps' | 'leaf' | 'promises' | 'letter' | 'note';
  /** The drawing beside the text. Left out if the items of the section are numbered. */
  drawing?: DrawingName;
  /** Whether the section has a tinted background across the full width of the window. */
  isTinted?: boolean;
}

/**
 * Shows a homepage section with a title and a text; renders nothing if the text is empty. If the text contains a list,
 * a wide window shows the list items side by side.
 */
export function TextSection({ id, title, html, look, drawing, isTinted = false }: TextSectionProps) {
  if (!html.trim()) return null;
  const classes = [`strip strip-${look}`, drawing && 'is-drawn', isTinted ? 'band band-tint' : 'section'];
  return (
    <section aria-labelledby={id} className={classes.filter(Boolean).join(' ')}>
      <h2 id={id}>{title}</h2>
      {drawing && (
        <div className="strip-art">
          <PictureBox
            name={title}
            picture={{ kind: 'image', src: drawingSrc(drawing) }}
            shape="wide"
            isPlain
            isDrawing
          />
        </div>
      )}
      <RichText html={html} under={id} />
    </section>
  );
}
