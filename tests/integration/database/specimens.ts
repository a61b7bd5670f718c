import { randomUUID } from 'node:crypto';
import { ENTITY_TABLES, type EntityTable, entityOf } from '../../../lib/entities/registry.ts';
import { LEGAL_SLUGS } from '../../../lib/fallback/legal/legal-page.ts';
import type { Actors } from './actors.ts';

type Row = Record<string, unknown>;

export interface Specimen {
  /** Returns a valid new row. Each call returns a different row. Left out for some tables that only functions fill. */
  fresh?: () => Row;
  /** A change to a row that makes it invisible to the public or to the user. Left out if there is no such change. */
  hidden?: Row;
  /** A change to a row that makes it visible to the public or to the user. */
  visible?: Row;
  patch: Row;
}

let count = 0;
const slug = () => `row-${(count += 1)}`;
/** Returns the columns of a sale window. Each call returns a different year. */
function saleWindow() {
  const year = 2000 + ((count += 1) % 100);
  return {
    year,
    channel: 'online',
    starts_on: `${year}-12-24`,
    source_name: 'A newspaper',
    source_url: 'https://news.example/',
    source_date: `${year}-12-01`,
  };
}
const legalSlug = () => LEGAL_SLUGS[(count += 1) % LEGAL_SLUGS.length];
const published = { hidden: { is_published: false }, visible: { is_published: true } };

/** Returns, for each table and view, the rows and changes that policies.test.ts uses to check the policies. */
export function specimens({
  userId,
  otherId,
  adminId,
  linkId,
  replacementId,
}: Actors): Record<string, Specimen> {
  const link: Specimen = {
    fresh: () => ({ url: `https://${slug()}.example/`, host: 'shop.example' }),
    patch: { health: 'ok' },
  };
  const offer: Specimen = {
    fresh: () => ({ title: slug(), retailer_slug: 'open-shop', url: 'https://shop.example' }),
    hidden: { is_published: true, retailer_slug: 'closed-shop' },
    visible: { is_published: true },
    patch: { conditions: 'Changed' },
  };
  const widget: Specimen = {
    fresh: () => ({ title: slug(), type: 'top_list' }),
    hidden: { is_published: true, ends_at: '2020-12-26' },
    visible: { is_published: true },
    patch: { body: 'Changed' },
  };
  const content = (more: Row): Specimen => ({
    fresh: () => ({ slug: slug(), title: 'T', ...more }),
    ...published,
    patch: { title: 'Changed' },
  });
  const subcategory: Specimen = {
    fresh: () => ({ slug: slug(), name: 'N', parent_category_slug: 'shown' }),
    hidden: { parent_category_slug: 'draft' },
    patch: { name: 'Changed' },
  };
  const plain = (table: EntityTable): Specimen => ({
    fresh: () => ({ slug: slug(), [entityOf(table).nameColumn]: 'N' }),
    ...published,
    patch: { [entityOf(table).nameColumn]: 'Changed' },
  });
  return {
    // Rows of public entities that require only a slug and a name.
    ...Object.fromEntries(ENTITY_TABLES.map((table) => [table, plain(table)])),
    affiliate_verifications: {
      fresh: () => ({ network_name: slug(), meta_name: 'verify', meta_content: 'x' }),
      hidden: { is_active: false },
      patch: { meta_content: 'changed' },
    },
    audit_log: {
      fresh: () => ({ action: 'insert', table_name: 'retailers', row_id: userId, changed: {} }),
      patch: { table_name: 'changed' },
    },
    boxing_day_articles: content({}),
    buyers_guides: content({}),
    categories_overview: plain('categories'),
    content: content({ content_type: 'guide' }),
    content_overview: content({ content_type: 'guide' }),
    homepage_settings: { fresh: () => ({ hero_h1: 'H' }), patch: { hero_h1: 'Changed' } },
    imports: {
      fresh: () => ({ entity: 'people', file_name: 'people.csv', total: 1 }),
      patch: { file_name: 'other.csv' },
    },
    jobs: { fresh: () => ({ kind: slug(), lane: 'quick' }), patch: { note: 'Changed' } },
    legal_pages: {
      fresh: () => ({ slug: legalSlug(), title: 'T', body: '<p>b</p>' }),
      ...published,
      patch: { title: 'Changed' },
    },
    link_changes: {
      fresh: () => ({
        replacement_id: replacementId,
        ...{ resource: slug(), row_id: userId, row_name: 'N', before: {}, after: {} },
      }),
      patch: { state: 'applied' },
    },
    link_checks: { fresh: () => ({ link_id: linkId, health: 'ok' }), patch: { note: 'Changed' } },
    link_replacements: { fresh: () => ({ find: slug(), replacement: '' }), patch: { state: 'done' } },
    link_uses: {
      fresh: () => ({
        link_id: linkId,
        ...{ resource: slug(), row_id: userId, row_name: 'N', field: 'f', label: 'L' },
      }),
      patch: { rel: 'sponsored' },
    },
    unlisted_links: {
      fresh: () => ({
        ...{ resource: slug(), row_id: userId, row_name: 'N', field: 'f', label: 'L' },
        ...{ reason: 'too-long', count: 1 },
      }),
      patch: { count: 2 },
    },
    links: link,
    links_overview: link,
    page_links: {
      fresh: () => ({ from_path: '/linking', to_path: `/${slug()}` }),
      patch: { to_path: '/row-other' },
    },
    pages: { fresh: () => ({ path: `/${slug()}`, type: 'page' }), patch: { title: 'Changed' } },
    model_calls: {
      fresh: () => ({
        ...{ key_id: userId, purpose: slug(), provider: 'openai', model: 'm' },
        ...{ input_price: 1, output_price: 1, reserved: 1 },
      }),
      patch: { cost: 0 },
    },
    model_keys: {
      fresh: () => ({
        ...{ id: randomUUID(), provider: 'openai', label: slug(), default_model: 'm' },
        ...{ last_four: 'abcd', monthly_budget: 1 },
      }),
      patch: { monthly_budget: 100 },
    },
    model_prices: {
      fresh: () => ({ provider: 'openai', model: slug(), input_price: 1, output_price: 1 }),
      patch: { input_price: 0 },
    },
    confirmed_facts: {
      fresh: () => ({ row_id: randomUUID(), fact: slug(), words: 'W', source_url: 'https://s.example' }),
      patch: { words: 'Changed' },
    },
    quality_ignores: {
      fresh: () => ({ row_id: randomUUID(), check_name: 'faqs', reason: 'R' }),
      patch: { reason: 'Changed' },
    },
    quality_pages: {
      fresh: () => ({ entity: 'people', row_id: randomUUID(), path: `/${slug()}`, name: 'N' }),
      patch: { title: 'Changed' },
    },
    navigation_menu: {
      fresh: () => ({ label: 'L', href: '/' }),
      hidden: { is_visible: false },
      patch: { label: 'Changed' },
    },
    data_complaints: {
      fresh: () => ({ email: `${slug()}@example.com`, complaint: 'C' }),
      patch: { outcome: 'Changed' },
    },
    drafts: {
      fresh: () => ({ user_id: adminId, resource: slug(), field_values: {} }),
      hidden: { user_id: otherId },
      visible: { user_id: adminId },
      patch: { field_values: { title: 'Changed' } },
    },
    newsletter_erasures: {
      fresh: () => ({ subscriber_hash: randomUUID().replaceAll('-', '') }),
      patch: { attempts: 2 },
    },
    offer_prices: {
      fresh: () => ({ offer_id: userId, price_pence: 100, seen_on: '2026-11-24' }),
      patch: { price_pence: 200 },
    },
    offers: offer,
    offers_overview: offer,
    content_settings: { fresh: () => ({ tone: 'Calm' }), patch: { tone: 'Changed' } },
    generations: { patch: { state: 'rejected' } },
    proposals: { patch: { state: 'accepted' } },
    proposals_overview: { patch: { state: 'accepted' } },
    proposal_runs: { patch: { most_cost: 0 } },
    proposal_runs_overview: { patch: { most_cost: 0 } },
    prompts: { patch: { live_number: 2 } },
    prompt_versions: { patch: { note: 'Changed' } },
    offer_widgets: widget,
    offer_widgets_overview: widget,
    operator_settings: { fresh: () => ({ operator_name: 'O' }), patch: { operator_name: 'Changed' } },
    newsletter_subscribers: {
      fresh: () => ({ email: `${slug()}@example.com`, consent_text: 'Yes' }),
      hidden: { user_id: otherId },
      visible: { user_id: userId },
      patch: { last_name: 'Changed' },
    },
    redirects: {
      fresh: () => ({ from_path: `/${slug()}`, to_path: '/' }),
      hidden: { is_active: false },
      patch: { to_path: '/changed' },
    },
    retailers: {
      fresh: () => ({ slug: slug(), name: 'N', cta_url: 'https://shop.example' }),
      ...published,
      patch: { name: 'Changed' },
    },
    revisions: {
      fresh: () => ({ table_name: 'retailers', row_id: userId, number: 1000, snapshot: {} }),
      patch: { table_name: 'changed' },
    },
    sale_windows: {
      fresh: () => ({ ...saleWindow(), retailer_slug: 'open-shop' }),
      hidden: { is_published: true, retailer_slug: 'closed-shop' },
      visible: { is_published: true },
      patch: { source_name: 'Changed' },
    },
    schedules: {
      fresh: () => ({ name: slug(), kind: 'tidy-up', cron: '* * * * *' }),
      patch: { cron: '0 0 * * *' },
    },
    subcategories: subcategory,
    subcategories_overview: subcategory,
    typography_settings: { fresh: () => ({ h1_mobile: 'xl' }), patch: { h1_mobile: '2xl' } },
    user_roles: {
      fresh: () => ({ user_id: otherId, role: 'admin' }),
      patch: { role: 'admin', granted_by: userId },
    },
  };
}
