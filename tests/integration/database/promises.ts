import { ENTITY_TABLES } from '../../../lib/entities/registry.ts';

export type Who = 'anon' | 'user' | 'admin' | 'service';
/**
 * The result when a role reads a relation. `refused`: an error. `nothing`: no error, but no rows. `visible`: only rows
 * that are public or the user's own. `all`: every row.
 */
type Read = 'refused' | 'nothing' | 'visible' | 'all';
type Write = 'refused' | 'nothing' | 'allowed' | 'conflict';
/**
 * The rights that one role must have on a table or view of the API. Tests check that the database grants exactly these.
 */
export interface Rights {
  select: Read;
  insert: Write;
  update: Write;
  delete: Write;
}

const rights = (select: Read, insert: Write, update: Write, remove: Write): Rights => ({
  select,
  insert,
  update,
  delete: remove,
});
const all = rights('all', 'allowed', 'allowed', 'allowed');
const none = rights('refused', 'refused', 'refused', 'refused');
const readOnly = rights('all', 'refused', 'refused', 'refused');

/** Tables whose rows editors publish. Visitors and users may read published rows, and admins may do everything. */
const editorial: Record<Who, Rights> = {
  anon: rights('visible', 'refused', 'refused', 'refused'),
  user: rights('visible', 'refused', 'nothing', 'nothing'),
  admin: all,
  service: all,
};
/** Settings tables with one row. Everyone may read it, admins and the server may change it, nobody may delete it. */
const singleRow: Record<Who, Rights> = {
  anon: readOnly,
  user: rights('all', 'refused', 'nothing', 'refused'),
  admin: rights('all', 'refused', 'allowed', 'refused'),
  service: rights('all', 'conflict', 'allowed', 'refused'),
};
/** Tables that only functions and triggers write, such as the history, jobs, schedules, model keys and proposals. */
const history: Record<Who, Rights> = {
  anon: none,
  user: rights('nothing', 'refused', 'refused', 'refused'),
  admin: readOnly,
  service: readOnly,
};
/** Tables that workers and the site write with the secret key, and that admins read: links, page status and quality. */
const collected: Record<Who, Rights> = {
  anon: none,
  user: rights('nothing', 'refused', 'refused', 'refused'),
  admin: readOnly,
  service: all,
};
/** The table of roles: a role may be granted and removed, but never edited, not even with the secret key. */
const roles: Record<Who, Rights> = {
  anon: none,
  user: rights('nothing', 'refused', 'refused', 'nothing'),
  admin: rights('all', 'allowed', 'refused', 'allowed'),
  service: rights('all', 'allowed', 'refused', 'allowed'),
};
/**
 * Views for the lists of the admin area. Users and admins may only read them, and find only rows that the policies of
 * the underlying tables let them see.
 */
const overview: Record<Who, Rights> = {
  anon: none,
  user: rights('visible', 'refused', 'refused', 'refused'),
  admin: readOnly,
  service: all,
};
/**
 * Newsletter subscribers. Users may read their own subscriptions. They can subscribe only through the function
 * subscribe_to_newsletter, because it also records the consent.
 */
const subscribers: Record<Who, Rights> = {
  anon: none,
  user: rights('visible', 'refused', 'nothing', 'nothing'),
  admin: rights('all', 'refused', 'allowed', 'allowed'),
  service: all,
};

/** Complaints. Visitors and users can add them only through complain(), and admins record the outcome. */
const complaints: Record<Who, Rights> = {
  anon: none,
  user: rights('nothing', 'refused', 'nothing', 'nothing'),
  admin: rights('all', 'refused', 'allowed', 'allowed'),
  service: all,
};
/** Drafts of editors' forms. An admin may use only their own drafts. */
const drafts: Record<Who, Rights> = {
  anon: none,
  user: rights('nothing', 'refused', 'nothing', 'refused'),
  admin: rights('visible', 'allowed', 'allowed', 'refused'),
  service: all,
};
/** The prices of offers. Only a trigger writes them. The test's row belongs to a public offer. */
const observed: Record<Who, Rights> = { anon: readOnly, user: readOnly, admin: readOnly, service: readOnly };
const serverOnly: Record<Who, Rights> = { anon: none, user: none, admin: none, service: all };

export const relationPromises: Record<string, Record<Who, Rights>> = {
  ...Object.fromEntries(ENTITY_TABLES.map((table) => [table, editorial])),
  affiliate_verifications: editorial,
  audit_log: history,
  boxing_day_articles: editorial,
  buyers_guides: editorial,
  categories_overview: overview,
  data_complaints: complaints,
  content_overview: overview,
  content_settings: singleRow,
  drafts,
  generations: history,
  homepage_settings: singleRow,
  imports: history,
  jobs: history,
  legal_pages: editorial,
  link_changes: collected,
  link_checks: collected,
  link_replacements: collected,
  link_uses: collected,
  links: collected,
  links_overview: history,
  model_calls: history,
  model_keys: history,
  model_prices: history,
  navigation_menu: editorial,
  page_links: collected,
  pages: collected,
  newsletter_erasures: serverOnly,
  newsletter_subscribers: subscribers,
  offer_prices: observed,
  offers: editorial,
  offers_overview: overview,
  offer_widgets: editorial,
  offer_widgets_overview: overview,
  operator_settings: singleRow,
  proposal_runs: history,
  proposal_runs_overview: history,
  proposals: history,
  proposals_overview: history,
  prompt_versions: history,
  prompts: history,
  confirmed_facts: collected,
  quality_ignores: collected,
  quality_pages: collected,
  redirects: editorial,
  revisions: history,
  sale_windows: editorial,
  schedules: history,
  subcategories_overview: overview,
  typography_settings: singleRow,
  unlisted_links: collected,
  user_roles: roles,
};

const adminOnly = { anon: false, user: false, admin: true, service: false };
const serviceOnly = { anon: false, user: false, admin: false, service: true };

/** For each function of the API, says which roles may call it. */
export const functionPromises: Record<string, Record<Who, boolean>> = {
  ask_job: { anon: false, user: false, admin: true, service: false },
  came_due: { anon: false, user: false, admin: false, service: true },
  accept_generation: adminOnly,
  begin_generation: serviceOnly,
  count_generations: adminOnly,
  fail_generation: serviceOnly,
  keep_generation: serviceOnly,
  note_generation_written: adminOnly,
  order_generation: serviceOnly,
  reject_generation: adminOnly,
  settle_generation: serviceOnly,
  approve_proposals: adminOnly,
  note_accepted_proposal: adminOnly,
  note_draft: serviceOnly,
  note_draft_failure: serviceOnly,
  pilot_figures: serviceOnly,
  proposal_figures: adminOnly,
  propose: serviceOnly,
  reject_proposals: adminOnly,
  take_back_rejection: adminOnly,
  take_proposal: serviceOnly,
  add_prompt_version: adminOnly,
  add_prompts: serviceOnly,
  restore_prompt_version: adminOnly,
  set_live_prompt: adminOnly,
  add_import: adminOnly,
  add_import_rows: adminOnly,
  count_import_rows: adminOnly,
  list_import_rows: { ...adminOnly, service: true },
  page_import_rows: adminOnly,
  analyse_import_rows: serviceOnly,
  import_chunk: serviceOnly,
  undo_import_chunk: serviceOnly,
  set_import_state: serviceOnly,
  analytics: adminOnly,
  analytics_earnings: adminOnly,
  analytics_list: adminOnly,
  analytics_live: adminOnly,
  analytics_totals: adminOnly,
  analytics_vitals: adminOnly,
  count_unrolled_events: serviceOnly,
  delete_old_events: serviceOnly,
  event_salt: serviceOnly,
  offers_of_widget: { anon: true, user: true, admin: true, service: true },
  retailer_clicks: adminOnly,
  recent_link_clicks: { anon: false, user: false, admin: true, service: true },
  widget_clicks: adminOnly,
  roll_up_events: serviceOnly,
  write_events: serviceOnly,
  complain: { anon: true, user: true, admin: true, service: false },
  bring_back: { anon: false, user: false, admin: true, service: false },
  delete_account: { anon: false, user: false, admin: true, service: false },
  delete_own_account: { anon: false, user: true, admin: true, service: false },
  directory_entries: { anon: true, user: true, admin: true, service: true },
  directory_initials: { anon: true, user: true, admin: true, service: true },
  export_own_data: { anon: false, user: true, admin: true, service: false },
  extend_job: { anon: false, user: false, admin: false, service: true },
  release_jobs: { anon: false, user: false, admin: false, service: true },
  fail_job: { anon: false, user: false, admin: false, service: true },
  finish_job: { anon: false, user: false, admin: false, service: true },
  has_role: { anon: false, user: true, admin: true, service: true },
  home_changed_at: { anon: true, user: true, admin: true, service: true },
  broken_links: { anon: true, user: true, admin: true, service: true },
  hold_host: serviceOnly,
  keep_links: serviceOnly,
  link_figures: adminOnly,
  page_figures: adminOnly,
  put_off_link: serviceOnly,
  mark_collected: serviceOnly,
  record_link_check: serviceOnly,
  rows_to_collect: serviceOnly,
  rows_with_link: serviceOnly,
  take_host_turn: serviceOnly,
  list_crawl_pages: serviceOnly,
  store_crawled_pages: serviceOnly,
  finish_crawl: serviceOnly,
  list_quality_pages: serviceOnly,
  forget_quality_pages: serviceOnly,
  score_quality_pages: serviceOnly,
  finish_quality_scan: serviceOnly,
  quality_twins: { ...adminOnly, service: true },
  ignore_quality_check: adminOnly,
  confirm_fact: adminOnly,
  imported_rows_of: { ...adminOnly, service: true },
  quality_figures: adminOnly,
  quality_trend: adminOnly,
  list_users: { anon: false, user: false, admin: true, service: false },
  merge_categories: { anon: false, user: false, admin: true, service: false },
  add_model_key: adminOnly,
  change_model_key: adminOnly,
  replace_model_key: adminOnly,
  revoke_model_key: adminOnly,
  set_model_price: adminOnly,
  remove_model_price: adminOnly,
  model_key_figures: adminOnly,
  begin_model_call: serviceOnly,
  settle_model_call: serviceOnly,
  list_model_secrets: serviceOnly,
  put_model_secret: serviceOnly,
  move_schedule: { anon: false, user: false, admin: false, service: true },
  own_subscriptions: { anon: false, user: true, admin: true, service: false },
  name_accounts: { anon: false, user: false, admin: true, service: false },
  publish_due: { anon: false, user: false, admin: false, service: true },
  rate_limit_add: { anon: false, user: false, admin: false, service: true },
  rate_limit_forget: { anon: false, user: false, admin: false, service: true },
  rate_limit_get: { anon: false, user: false, admin: false, service: true },
  release_job: { anon: false, user: false, admin: false, service: true },
  reorder_navigation: { anon: false, user: false, admin: true, service: false },
  reorder_retailers: { anon: false, user: false, admin: true, service: false },
  replace_navigation: { anon: false, user: false, admin: true, service: false },
  save_job: { anon: false, user: false, admin: false, service: true },
  search_site: { anon: true, user: true, admin: true, service: true },
  send_job: { anon: false, user: false, admin: false, service: true },
  sitemap_counts: { anon: true, user: true, admin: true, service: true },
  sitemap_part: { anon: true, user: true, admin: true, service: true },
  subscribe_to_newsletter: { anon: false, user: true, admin: true, service: false },
  search_suggestion: { anon: true, user: true, admin: true, service: true },
  take_job: { anon: false, user: false, admin: false, service: true },
  tidy_up: { anon: false, user: false, admin: false, service: true },
  unsubscribe_by_link: { anon: true, user: true, admin: true, service: false },
  unsubscribe_own: { anon: false, user: true, admin: true, service: false },
  unsubscribe_signature: { anon: false, user: false, admin: false, service: true },
};
