import type { HomepageRow } from '../schema/rows.ts';
import { homepageFaqs } from './homepage-faqs.ts';
import { homepageSections } from './homepage-sections.ts';

/** Returns the default texts of the homepage; `year` is the year of the next Boxing Day. */
export function homepage(year: number): HomepageRow {
  return {
    meta_title: `Boxing Day Sales ${year}: UK Retailers, Offers and Advice`,
    meta_description: `Boxing Day sales ${year} in the UK: when retailers start, what usually comes down, how to judge a discount and your rights, by shop, category and product.`,
    hero_h1: `Boxing Day Sales ${year}`,
    hero_subtitle: 'Trusted by 1000s of UK shoppers since 2024.',
    hero_trust_evidence: '',
    hero_search_placeholder: 'Search retailers, categories, or products...',
    hero_search_button_text: 'Search',
    hero_popular_searches_label: 'Go straight to:',
    hero_popular_searches: [
      { text: 'Tech & Electronics', link: '/categories/electronics' },
      { text: 'Amazon', link: '/retailers/amazon' },
      { text: 'PlayStation 5', link: '/gaming/ps5' },
    ],
    disclaimer_text:
      'You pay the retailer’s own price. Retailers set their prices and terms, and can change them at any time.',
    disclaimer_link_text: 'How we make money',
    disclaimer_link_url: '/how-we-make-money',
    retailers_section_title: 'Top retailers',
    retailers_section_description: 'When each sale starts, and what to look for.',
    retailers_section_count: 6,
    categories_section_title: 'Popular categories',
    categories_section_description: 'What usually comes down, and what to check.',
    categories_section_count: 6,
    editorial_card_title: 'How to shop the Boxing Day sales',
    editorial_intro_paragraph:
      'The best sale buy is the one you had in mind before you saw the percentage. Five habits help more than an early alarm.',
    editorial_tips: [
      {
        title: 'Make the list first',
        description: 'Note what you need and the most you’d pay.',
      },
      {
        title: 'Know the usual price',
        description: 'Look up the exact model and its price history.',
      },
      {
        title: 'Read the returns terms',
        description: 'If you change your mind in store, the shop decides.',
      },
      {
        title: 'Count the extras',
        description: 'Add delivery, installation and refills.',
      },
      {
        title: 'Look at the address bar',
        description: 'Check that you’re on the shop’s own site. Pay by card, not by bank transfer.',
      },
    ],
    editorial_tips_title: 'Before you buy',
    editorial_callout_title: 'Sale items carry full rights',
    editorial_callout_content:
      '<p>Faulty? Under the <strong>Consumer Rights Act 2015</strong> you can reject it within 30 days, reduced or not. Bought online? The <strong>Consumer Contracts Regulations 2013</strong> usually give you 14 days from delivery to change your mind. Read more in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>',
    guides_section_title: 'Buying guides',
    guides_section_description: 'Short reads for the days around Christmas.',
    guides_cards: [
      {
        title: 'When do the sales start?',
        description: 'When sales usually start online and in shops, and how sure a date is.',
        link: '/content/when-do-boxing-day-sales-start',
      },
      {
        title: 'How to read a discount',
        description: 'What a percentage is measured against, and how to tell whether it means anything.',
        link: '/content/how-to-read-a-discount',
      },
      {
        title: 'Return rights on sale goods',
        description: 'Faulty, unwanted or late: what the law gives you, and what is up to the shop.',
        link: '/content/return-rights-on-sale-goods',
      },
    ],
    ...homepageSections,
    homepage_faqs: homepageFaqs,
    show_intro_section: true,
    show_retailers_section: true,
    show_what_youll_find_section: true,
    show_categories_section: true,
    show_products_section: true,
    show_editorial_section: true,
    show_guides_section: true,
    show_trust_section: true,
    show_money_saving_tips_section: true,
    show_newsletter_section: true,
    show_disclaimer_section: true,
  };
}
