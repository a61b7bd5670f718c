import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/json-ld';
import type { Hue } from '@/lib/theme/hues';
import { Breadcrumbs } from './breadcrumbs';
import { Fan, type Print } from './pictures/fan';

interface PageHeadProps {
  crumbs: Crumb[];
  title: ReactNode;
  /** A line above the title, such as a brand. */
  above?: ReactNode;
  /** The answer of the page in a sentence or two. */
  lede?: ReactNode;
  /** Whether the lede contains answers (category/answers). */
  hasAnswers?: boolean;
  /** A picture box beside the text. */
  art?: ReactNode;
  /** Pictures as a fan, instead of a picture box. */
  prints?: Print[];
  hue?: Hue;
  /** The attributes of a shop's own colours (retailer-tile), instead of a hue. */
  colours?: object;
  /** Links and facts below the text. */
  children?: ReactNode;
}

/** The band at the head of a page: breadcrumbs, heading and answer, with a picture beside them. */
export function PageHead({
  crumbs,
  title,
  above,
  lede,
  hasAnswers,
  art,
  prints,
  hue,
  colours,
  children,
}: PageHeadProps) {
  const picture = prints ? <Fan prints={prints} /> : art;
  const pictureBox = picture && <div className="page-head-art">{picture}</div>;
  // Classes reserve the room of the picture, the fan and the answers before they arrive. With `:has()` the text moved once they
  // were there.
  const classes = [
    'page-head band',
    colours && 'is-branded',
    prints && 'has-fan',
    art && !prints && 'has-picture',
    hasAnswers && 'has-answers',
  ];
  return (
    <header data-hue={hue} {...colours} className={classes.filter(Boolean).join(' ')}>
      <Breadcrumbs items={crumbs} />
      <div className={picture ? 'page-head-grid has-art' : 'page-head-grid'}>
        <div className="page-head-title">
          {above}
          <h1>{title}</h1>
        </div>
        {!prints && pictureBox}
        {lede}
        {children && <div className="page-head-more">{children}</div>}
        {/* The fan is at the bottom of the head. It comes last, because a browser may paint the head while it still
            receives it, and the text that follows would push the fan down. */}
        {prints && pictureBox}
      </div>
    </header>
  );
}
