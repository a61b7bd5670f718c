import { ENTITY_TABLES } from '../../../lib/entities/registry.ts';

/**
 * The rights of each role on each table, view and function, as the migrations grant them. The letters mean select (r),
 * insert (a), update (w) and delete (d). A list names the columns to which a right is limited. Hosted projects grant
 * nothing by default, so the migration of a new table or function must grant the rights, and this list must name them.
 */
export interface RelationGrants {
  anon: string;
  authenticated: string;
  service_role: string;
}

const grants = (anon: string, authenticated: string, service_role: string): RelationGrants => ({
  anon,
  authenticated,
  service_role,
});
const editorial = grants('r', 'rawd', 'rawd');
const overview = grants('', 'r', 'rawd');
const singleRow = grants('r', 'rw', 'raw');
const history = grants('', 'r', 'r');

export const relationGrants: Record<string, RelationGrants> = {
  ...Object.fromEntries(ENTITY_TABLES.map((table) => [`public.${table}`, editorial])),
  'public.affiliate_verifications': editorial,
  'public.audit_log': history,
  'public.boxing_day_articles': editorial,
  'public.buyers_guides': editorial,
  'public.categories_overview': overview,
  'public.content_overview': overview,
  'public.data_complaints': grants('', 'rwd', 'rawd'),
  'public.drafts': grants('', 'raw', 'rawd'),
  'public.homepage_settings': singleRow,
  'public.imports': history,
  'public.jobs': history,
  'public.legal_pages': editorial,
  'public.navigation_menu': editorial,
  'public.newsletter_erasures': grants('', '', 'rawd'),
  'public.newsletter_subscribers': grants(
    '',
    'rdw(attempts,email,first_name,last_error,last_name,next_attempt_at,status)',
    'rawd',
  ),
  'public.operator_settings': singleRow,
  'public.redirects': editorial,
  'public.revisions': history,
  'public.sale_windows': editorial,
  'public.schedules': history,
  'public.subcategories_overview': overview,
  'public.typography_settings': singleRow,
  'public.user_roles': grants('', 'rda(role,user_id)', 'rad'),
};

/**
 * The roles that may execute each function: A is anon, U authenticated, S service_role. Some functions in `private` are
 * left out: only other functions and triggers call them, so no role may execute them.
 */
export const functionGrants: Record<string, string> = {
  'public.ask_job(uuid,text)': 'U',
  'public.came_due(timestamp with time zone,timestamp with time zone,text)': 'S',
  'public.analytics(date,date,text,text)': 'U',
  'public.analytics_earnings(date,date)': 'U',
  'public.analytics_list(date,date,text,text,text,integer,integer)': 'U',
  'public.analytics_live()': 'U',
  'public.analytics_vitals(date,date)': 'U',
  'public.complain(text,text,text)': 'AU',
  'public.count_unrolled_events(integer)': 'S',
  'public.delete_old_events(integer,integer)': 'S',
  'public.event_salt()': 'S',
  'public.retailer_clicks(text[],integer)': 'U',
  'public.roll_up_events(integer)': 'S',
  'public.write_events(jsonb)': 'S',
  'public.bring_back(text,jsonb)': 'U',
  'public.delete_account(uuid)': 'U',
  'public.delete_own_account()': 'U',
  'public.directory_entries(text,text,integer,integer)': 'AUS',
  'public.directory_initials(text,integer)': 'AUS',
  'public.export_own_data()': 'U',
  'public.extend_job(uuid,integer,integer)': 'S',
  'public.fail_job(uuid,integer,text,boolean)': 'S',
  'public.finish_job(uuid,integer,integer,integer,text,numeric)': 'S',
  'public.add_import(uuid,text,text,text,integer)': 'U',
  'public.add_import_rows(uuid,jsonb)': 'U',
  'public.count_import_rows(uuid)': 'U',
  'public.list_import_rows(uuid,integer,integer,text)': 'US',
  'public.set_import_state(uuid,text)': 'S',
  'public.import_chunk(uuid,jsonb,boolean)': 'S',
  'public.undo_import_chunk(uuid,integer,integer)': 'S',
  'public.home_changed_at()': 'AUS',
  'public.has_role(uuid,public.app_role)': 'US',
  'public.list_users(text,integer,integer)': 'U',
  'public.merge_categories(text[],text)': 'U',
  'public.move_schedule(text,timestamp with time zone,text,timestamp with time zone,jsonb)': 'S',
  'public.own_subscriptions()': 'U',
  'public.name_accounts(uuid[])': 'U',
  'public.publish_due(timestamp with time zone,timestamp with time zone)': 'S',
  'public.rate_limit_add(text,integer,bigint,boolean)': 'S',
  'public.rate_limit_forget(text)': 'S',
  'public.rate_limit_get(text)': 'S',
  'public.release_job(uuid,integer)': 'S',
  'public.reorder_navigation(uuid[],uuid[])': 'U',
  'public.replace_navigation(jsonb)': 'U',
  'public.save_job(uuid,integer,integer,jsonb,integer,integer,text,numeric)': 'S',
  'public.search_site(text,integer,text[],integer,integer)': 'AUS',
  'public.search_suggestion(text)': 'AUS',
  'public.send_job(text,text,jsonb,text,uuid)': 'S',
  'public.sitemap_counts()': 'AUS',
  'public.sitemap_part(text,integer,integer)': 'AUS',
  'public.subscribe_to_newsletter(text,text,text)': 'U',
  'public.take_job(text,text[],integer,text)': 'S',
  'public.tidy_up(integer)': 'S',
  'public.unsubscribe_by_link(uuid,text)': 'AU',
  'public.unsubscribe_own(uuid)': 'U',
  'public.unsubscribe_signature(uuid)': 'S',
  'private.directory_initial(text)': 'US',
  'private.give_references_back(public.audit_log,text)': 'U',
  'private.is_day(text)': 'US',
  'private.is_emoji(text,integer)': 'US',
  'private.is_faq_list(jsonb)': 'US',
  'private.is_guide_card_list(jsonb)': 'US',
  'private.is_highlight_list(jsonb)': 'US',
  'private.is_http_url(text)': 'US',
  'private.is_link(text)': 'US',
  'private.is_name(text,integer)': 'US',
  'private.is_reserved_meta_name(text)': 'US',
  'private.is_pick_list(jsonb)': 'US',
  'private.is_popular_search_list(jsonb)': 'US',
  'private.is_retailer_link_list(jsonb)': 'US',
  'private.is_site_path(text)': 'US',
  'private.is_slug(text)': 'US',
  'private.is_slug_row_list(jsonb,integer,text)': 'US',
  'private.is_spec_list(jsonb)': 'US',
  'private.is_text_list(text[],integer,integer)': 'US',
  'private.is_text_size(text)': 'US',
  'private.is_source_list(jsonb)': 'US',
  'private.is_tip_list(jsonb)': 'US',
  'private.is_update_list(jsonb)': 'US',
  'private.is_variant_list(jsonb)': 'US',
  'private.public_path(text,jsonb)': 'U',
  'private.put_back(text[],text[],text[])': 'U',
  'private.put_row_back(jsonb,jsonb,text)': 'U',
  'private.put_sale_window_back(jsonb)': 'U',
  'private.redirect_end(text)': 'US',
  'private.require_admin()': 'U',
  'private.slugs_of(jsonb)': 'US',
  'private.word_count(text)': 'US',
};
