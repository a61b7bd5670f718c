import type { CheckContext } from '@/lib/quality/check';
import { qualityCheckOf } from '@/lib/quality/checks';
import type { EntityTable } from '@/lib/entities/registry';
import { readPage } from '@/lib/quality/page';
import { type QualityRules, rulesOf } from '@/lib/quality/rules';
import type { SaleDate } from '@/lib/quality/sale-dates';
import { contentSettings } from '@/lib/fallback/content-settings';
import { resourceOf, valuesOf } from '@/lib/resources';
import type { Row } from '@/lib/resources/resource';

export const TODAY = '2026-11-24';
const SHOPS = ['shop.example'];
/** The rules that apply as long as no editor has changed them. */
export const RULES = rulesOf(contentSettings);
const searchTemplates = { templates: contentSettings, year: 2026 };

/**
 * Creates a row with these values, and with initial values in its other fields. Returns the row as a page to be
 * checked.
 */
export function pageOf(
  entity: EntityTable,
  values: Row = {},
  shops: readonly string[] = SHOPS,
  saleDates: readonly SaleDate[] = [],
) {
  const resource = resourceOf(entity);
  if (!resource) throw new Error(`There is no resource ${entity}`);
  const row = { ...valuesOf(resource), slug: 'row', name: 'Row', title: 'Row', updated_at: TODAY, ...values };
  return readPage(entity, resource, row, { shops, parent: null, searchTemplates, saleDates });
}

interface Run {
  entity?: EntityTable;
  rules?: Partial<QualityRules>;
  twins?: Partial<CheckContext['twins']>;
  saleDates?: SaleDate[];
}

/**
 * Runs one check on a row that has these values. Returns the faults that it finds, each as 'field: text', or null if
 * the check does not apply to the row.
 */
export function run(
  name: string,
  values: Row,
  { entity = 'content', rules, twins, saleDates }: Run = {},
): string[] | null {
  const check = qualityCheckOf(name);
  if (!check) throw new Error(`There is no check ${name}`);
  const page = pageOf(entity, values, SHOPS, saleDates);
  if (check.applies && !check.applies(page)) return null;
  const context: CheckContext = {
    rules: { ...RULES, ...rules },
    twins: { title: null, description: null, text: null, ...twins },
    today: TODAY,
  };
  return check.run(page, context).map(({ field, text }) => `${field}: ${text}`);
}

export const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');
