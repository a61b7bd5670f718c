import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/json-ld';
import type { Hue } from '@/lib/theme/hues';
import { Breadcrumbs } from './breadcrumbs';

interface PageHeadProps {
  crumbs: Crumb[];
  title: ReactNode;
  /** A line above the title, such as a brand. */
  above?: ReactNode;
  /** The answer of the page in a sentence or two. */
  lede?: ReactNode;
  /** A picture box beside the text. */
  art?: ReactNode;
  hue?: Hue;
  /** The attributes of a shop's own colours (retailer-tile), instead of a hue. */
  colours?: object;
  /** Links and facts below the text. */
  children?: ReactNode;
}

/** The band at the head of a page: breadcrumbs, heading and answer, with a picture beside them. */
export function PageHead({ crumbs, title, above, lede, art, hue, colours, children }: PageHeadProps) {
  return (
    <header data-hue={hue} {...colours} className={colours ? 'page-head band is-branded' : 'page-head band'}>
      <Breadcrumbs items={crumbs} />
      <div className={art ? 'page-head-grid has-art' : 'page-head-grid'}>
        <div className="page-head-title">
          {above}
          <h1>{title}</h1>
        </div>
        {art && <div className="page-head-art">{art}</div>}
        {lede}
        {children && <div className="page-head-more">{children}</div>}
      </div>
    </header>
  );
}
