export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The figures that Lighthouse measures on a page. */
export interface PageFigures {
  scores: Record<Category, number>;
  /** The time in ms for which the page blocks the main thread. */
  blockingMs: number;
  cls: number;
  /** The transferred size of the page in kilobytes: its pictures, and everything else. */
  pictures: number;
  rest: number;
}

const LEAST_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
/** How many points lower than the bare page's performance score (bare-app.ts) the score of a page may be. */
const POINTS_BELOW_BARE = 1;
/** How much longer than the bare page a page may block the main thread, in ms. */
const BLOCKING_MS_ABOVE_BARE = 30;
/** The maximum transferred size of a page in kilobytes. */
const MOST_KB = { pictures: 60, rest: 270 };

type Bare = Pick<PageFigures, 'scores' | 'blockingMs'>;

const leastOf = ({ scores }: Bare) => ({
  ...LEAST_SCORES,
  performance: Math.min(LEAST_SCORES.performance, scores.performance - POINTS_BELOW_BARE),
});
const mostBlocked = ({ blockingMs }: Bare) => blockingMs + BLOCKING_MS_ABOVE_BARE;

/** Describes the budget of a page, compared with the bare page. */
export const budgetInWords = (bare: Bare): string =>
  `>= ${Object.values(leastOf(bare)).join('/')}, blocked <= ${mostBlocked(bare)} ms, CLS 0, ` +
  `<= ${MOST_KB.rest} kB and ${MOST_KB.pictures} kB of pictures`;

/** Returns whether a page stays within its budget, compared with the bare page. The layout must not shift at all. */
export function isWithinBudget(page: PageFigures, bare: Bare): boolean {
  const least = leastOf(bare);
  return (
    CATEGORIES.every((category) => page.scores[category] >= least[category]) &&
    page.blockingMs <= mostBlocked(bare) &&
    page.cls === 0 &&
    page.rest <= MOST_KB.rest &&
    page.pictures <= MOST_KB.pictures
  );
}
