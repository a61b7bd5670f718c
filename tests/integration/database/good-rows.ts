import { ENTITY_TABLES, entityOf } from '../../../lib/entities/registry.ts';

/** One valid row for each table that editors fill, with a value in every column whose format the database checks. */
export const goodRows: Record<string, Record<string, unknown>> = {
  // Rows of public entities that require only a slug and a name. The entities that need more follow below.
  ...Object.fromEntries(
    ENTITY_TABLES.map((table) => [
      table,
      { slug: `of-${table}`, [entityOf(table).nameColumn]: `One of ${table}` },
    ]),
  ),
  categories: {
    slug: 'garden',
    name: 'Garden',
    icon: '🌱',
    image_url: '/images/garden.webp',
    faqs: [{ question: 'When?', answer: 'In spring.' }],
    buying_tips: ['Measure first.'],
  },
  subcategories: { slug: 'mowers', name: 'Mowers', parent_category_slug: 'parent' },
  retailers: {
    slug: 'shop-1',
    name: 'Shop',
    logo: 'logos/shop-1.webp',
    cta_url: 'https://www.shop.example:8443/sale?x=1&y=a%20b#top',
    highlights_data: [{ feature: 'Returns', values: ['28 days', '', 'Keep the receipt'] }],
    last_verified: '2026-11-21',
    aliases: ['The Shop', 'M&S'],
  },
  products: {
    slug: 'mower',
    name: 'Mower',
    image: '👨‍🌾',
    category: 'parent',
    variants: [{ name: 'Small', specs: { Width: '32 cm', Colour: '' } }],
  },
  content: {
    slug: 'a-guide',
    title: 'A guide',
    content_type: 'guide',
    image: 'https://pictures.example/a.jpg',
    guide_category: 'Timing',
  },
  navigation_menu: {
    label: 'Guides',
    href: '/content?type=guide',
    has_dropdown: true,
    dropdown_type: 'guides',
  },
  legal_pages: { slug: 'terms', title: 'Terms', body: '<p>Ours.</p>' },
  affiliate_verifications: { network_name: 'Network', meta_name: 'verify-network', meta_content: 'abc' },
  redirects: { from_path: '/old-page', to_path: '/retailers?x=/a//b#c' },
  data_complaints: { email: 'someone@example.co.uk', complaint: 'You write to me unasked.' },
  newsletter_subscribers: { email: 'someone@example.co.uk', consent_text: 'Yes, send me deal alerts.' },
};
