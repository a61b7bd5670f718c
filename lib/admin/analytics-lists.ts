import type { AnalyticsList } from './analytics-query';

/** The name of a figure in a row of a list. 'rate' is the number of clicks per view. */
export type FigureName = 'views' | 'clicks' | 'rate' | 'searches' | 'emptySearches' | 'choices';

interface ListTexts {
  title: string;
  /** The heading of the first column. */
  item: string;
  /** The figures that the list shows, the most important one first. */
  figures: readonly FigureName[];
}

const VISITS = ['views', 'clicks', 'rate'] as const;

/** The headings and columns of each list of the analytics screen, in the order of the screen. */
export const ANALYTICS_LISTS: Record<AnalyticsList, ListTexts> = {
  page: { title: 'Top pages', item: 'Page', figures: VISITS },
  retailer: { title: 'Top retailers', item: 'Retailer', figures: ['clicks', 'views'] },
  product: { title: 'Top products', item: 'Product', figures: VISITS },
  link: { title: 'Top links', item: 'Link', figures: ['clicks'] },
  position: { title: 'Positions of clicked links', item: 'Position on the page', figures: ['clicks'] },
  widget: { title: 'Offer widgets', item: 'Widget', figures: ['clicks'] },
  source: { title: 'Sources', item: 'Source', figures: VISITS },
  medium: { title: 'UTM medium', item: 'Medium', figures: VISITS },
  campaign: { title: 'UTM campaign', item: 'Campaign', figures: VISITS },
  query: { title: 'Searches', item: 'Query', figures: ['searches', 'choices'] },
  empty: { title: 'Searches without a result', item: 'Query', figures: ['emptySearches'] },
  chosen: { title: 'Opened results', item: 'Page', figures: ['choices'] },
  device: { title: 'Devices', item: 'Device', figures: VISITS },
  template: { title: 'Page templates', item: 'Template', figures: VISITS },
};

export const FIGURE_LABELS: Record<FigureName, string> = {
  views: 'Views',
  clicks: 'Clicks',
  rate: 'Click-through rate',
  searches: 'Searches',
  emptySearches: 'Searches',
  choices: 'Results opened',
};
