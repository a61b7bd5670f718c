import { drawingSrc } from '@/components/site/pictures/drawing-files';
import { PictureBox } from '@/components/site/pictures/picture-box';
import { RichText } from '@/components/site/rich-text';
import type { DrawingName } from '@/lib/images/drawings';

interface TextSectionProps {
  id: string;
  title: string;
  html: string;
  /**
   * The form of the section: a list with drawings beside its title, steps on a line, a leaf of a calendar with a part for
   * each tip, a strip of promises, each with a tick, a letter between two rules, or a note with a dashed edge.
   */
  look: 'finds' | 'steps' | 'leaf' | 'promises' | 'letter' | 'note';
  /** The drawing beside the text, for a section without numbers. */
  drawing?: DrawingName;
  /** Whether the section is on a tinted band, from edge to edge of the window. */
  isTinted?: boolean;
}

/**
 * A homepage section with a title and a text; renders nothing if the text is empty. On a wide window, the items of a list
 * are beside each other.
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
