import { formatDate } from '@/lib/dates/london-time';
import type { QualityCheck } from '../check';
import { findFacts } from '../facts/find-facts';
import { sentenceAt } from '../facts/sentence-at';
import type { QualityPage } from '../page';
import { DEFAULT_DAYS, pageKindOf } from '../rules';
import { saleDateField } from '../sale-dates';

const DAY_MS = 86_400_000;

/**
 * The columns with the day on which somebody last checked the facts of a page, by table. A finding names the first
 * column, because editors enter the day of a new check there.
 */
const CHECKED: Partial<Record<string, string[]>> = {
  retailers: ['last_verified', 'discount_checked_on', 'facts_checked_on'],
  products: ['price_checked_on'],
};

const daysBetween = (day: string, today: string) =>
  Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '');

/**
 * Returns the day on which the facts of a retailer or product were last checked. For all other pages, returns the day
 * of the last change. `field` is the form field in which an editor records the next check or change, and `verb` says
 * which of the two the day belongs to.
 */
function lastChecked({ entity, row, fields }: QualityPage): { day: string; field: string; verb: string } {
  const names = CHECKED[entity];
  if (names) {
    const day =
      names
        .map((name) => dayOf(row[name]))
        .sort()
        .at(-1) ?? '';
    return { day, field: names[0] ?? '', verb: 'checked' };
  }
  const updates = Array.isArray(row.updates) ? row.updates : [];
  const days = updates.map((update) => dayOf((update as { day?: unknown } | null)?.day));
  const field = fields.has('updates') ? 'updates' : 'description';
  const day = [...days, dayOf(row.content_changed_at ?? row.updated_at)].sort().at(-1) ?? '';
  return { day, field, verb: 'checked or changed' };
}

const REDUCED =
  /\b(?:off|discount(?:s|ed)?|reduc(?:ed|tions?)|cuts?|cheaper|savings?|saved?|half[- ]price|less|down)\b/i;

/** Returns the discounts that a page states: percentages in a sentence that mentions a reduction. */
function discountsIn({ blocks }: QualityPage): { field: string; text: string }[] {
  return blocks.flatMap(({ field, text }) =>
    findFacts(text)
      .filter(({ kind, start, end }) => kind === 'percentage' && REDUCED.test(sentenceAt(text, start, end)))
      .map((fact) => ({ field, text: fact.text })),
  );
}

/**
 * Returns whether the row has evidence for its discounts or prices: a source, and the day on which somebody checked it.
 * Guides and articles need the date of the source instead.
 */
function hasEvidence({ entity, row }: QualityPage): boolean {
  const isSaid = (...names: string[]) => names.every((name) => Boolean(row[name]));
  if (entity === 'retailers')
    return isSaid('discount_year', 'discount_source_name', 'discount_source_url', 'discount_checked_on');
  if (entity === 'products') return isSaid('price_source_name', 'price_source_url', 'price_checked_on');
  const sources = Array.isArray(row.sources) ? (row.sources as { url?: string; day?: string }[]) : [];
  return sources.some((source) => Boolean(source.url && source.day));
}

const EVIDENCE_FIELD: Partial<Record<string, string>> = {
  ...{ retailers: 'discount_source_url', products: 'price_source_url', content: 'sources' },
};

const OUR_WORK =
  /\b(?:we|our\s(?:team|experts?|editors?|testers?|reviewers?))(?:[’']ve|\shave|\shas)?\s(?:(?:also|all|personally|thoroughly|carefully|already|both|recently|only)\s)?(?:tested|tried|reviewed|bought|ordered|measured|compared|visited|used|unboxed|interviewed|handpicked|hand-picked|picked)\b/i;

/** The checks of the claims on a page, such as discounts and dates. */
export const HONESTY_CHECKS: QualityCheck[] = [
  {
    name: 'freshness',
    label: 'Check overdue',
    help: 'No recent check of this page is recorded. Check its facts, then enter the date.',
    weight: 7,
    severity: 'warning',
    run(page, { rules, today }) {
      const { day, field, verb } = lastChecked(page);
      if (!day) return [{ field, text: 'Its facts have never been checked.' }];
      const days = daysBetween(day, today);
      if (days <= (rules.freshDays[pageKindOf(page.entity, page.row)] ?? DEFAULT_DAYS)) return [];
      return [{ field, text: `Last ${verb} on ${formatDate(day)}, ${days} days ago.` }];
    },
  },
  {
    name: 'sale-date-freshness',
    label: 'Sale date check overdue',
    help: 'Nobody has looked at the shop’s announcement for a long time. Check it, and enter the day.',
    weight: 7,
    severity: 'warning',
    applies: ({ saleDates }) => saleDates.length > 0,
    run: ({ saleDates }, { rules, today }) =>
      saleDates.flatMap((saleDate) => {
        const { name, checkedOn } = saleDate;
        const field = saleDateField(saleDate);
        if (!checkedOn) return [{ field, text: `‘${name}’ has never been checked.` }];
        const days = daysBetween(checkedOn, today);
        return days > rules.saleDateDays
          ? [{ field, text: `‘${name}’ was last checked on ${formatDate(checkedOn)}, ${days} days ago.` }]
          : [];
      }),
  },
  {
    name: 'discount-evidence',
    label: 'Discount without source and date',
    help: 'A discount needs the page that states it, and the day of the check.',
    weight: 9,
    severity: 'error',
    run(page) {
      if (hasEvidence(page)) return [];
      const typical = String(page.row.typical_discount ?? '').trim();
      const stated = typical ? [{ field: 'discount_source_url', text: typical }] : [];
      return [...stated, ...discountsIn(page)].map(({ field, text }) => ({
        field: EVIDENCE_FIELD[page.entity] ?? field,
        text: `‘${text}’ has no source with a date.`,
      }));
    },
  },
  {
    name: 'our-claims',
    label: '‘We tested’ claim without an author',
    help: '‘We tested’ needs a person who did. Name the author, or say it without ‘we’.',
    weight: 7,
    severity: 'error',
    run({ row, blocks }) {
      if (row.author_slug || row.author_name) return [];
      return blocks.flatMap(({ field, text }) => {
        const claim = OUR_WORK.exec(text)?.[0];
        return claim ? [{ field, text: `It says ‘${claim}’.` }] : [];
      });
    },
  },
];
