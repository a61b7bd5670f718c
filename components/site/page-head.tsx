import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/json-ld';
import type { Hue } from '@/lib/theme/hues';
import { Breadcrumbs } from './breadcrumbs';
import { Fan, type Print } from './pictures/fan';

interface PageHeadProps {
  crumbs: Crumb[];
  title: ReactNode;
  /** A short text above the title, such as a brand. */
  above?: ReactNode;
  /** The page's main answer, in a sentence or two. */
  lede?: ReactNode;
  /** Whether the lede contains a list of answers (category/answers). */
  hasAnswers?: boolean;
  /** A picture box beside the text. */
  art?: ReactNode;
  /** Pictures to show as a fan. Pass either these or `art`. */
  prints?: Print[];
  hue?: Hue;
  /** The HTML attributes that set a shop's own colours (retailer-tile). Pass either these or `hue`. */
  colours?: object;
  /** Links and facts below the text. */
  children?: ReactNode;
}

/**
 * Shows the band at the head of a page: breadcrumbs, heading, the page's main answer, then links and facts. In a wide
 * window, a picture may be beside the text below the breadcrumbs.
 */
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
  // The classes `has-…` reserve space for the fan, the picture and the answers. A rule with `:has()` would match only
  // after the browser has received these elements, and the text would then move.
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
        {/* The fan is at the bottom of the head on the screen, so it is also last in the HTML. A browser may paint
            the head before it has received all of it. If text followed the fan in the HTML, the text would push the
            fan down when it arrives. */}
        {prints && pictureBox}
      </div>
    </header>
  );
}
