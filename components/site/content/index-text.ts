import type { Metadata } from 'next';
import { titleOfPage } from '@/components/site/index-pages/index-head';
import type { ContentType } from '@/lib/catalogue/entities';
import { contentListPath } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { forTheSales, INDEX_TITLES } from '@/lib/seo/titles';

/** The labels, titles, intros and descriptions of the content lists: all texts, the guides, and the articles. */
export const INDEX_TEXT = {
  all: {
    label: 'All',
    title: INDEX_TITLES.content,
    intro: 'Plain answers on dates, discounts, delivery and your rights, with the sources named.',
    description:
      'Guides and articles for the Boxing Day sales in the UK: when they start, how to judge a discount, delivery, gift cards and your rights.',
  },
  guide: {
    label: 'Guides',
    title: 'Buying guides',
    intro: 'What to look for, from TVs to winter coats, and how the sales work: dates, prices and returns.',
    description:
      'Buying guides for the Boxing Day sales: TVs, laptops, coats, mattresses and more, with start dates, price checks, safe payment and return rights.',
  },
  article: {
    label: 'Articles',
    title: 'Articles',
    intro: 'Shorter pieces for the days around Christmas: what to wait for, what to do now.',
    description:
      'Articles for the days around Boxing Day: delivery after Christmas, gift cards, January sales, and what is worth waiting for.',
  },
} satisfies Record<ContentType | 'all', Record<'label' | 'title' | 'intro' | 'description', string>>;

export function contentIndexMetadata(type?: ContentType, page = 1): Metadata {
  const { title, description } = INDEX_TEXT[type ?? 'all'];
  return pageMetadata({
    title: page > 1 ? titleOfPage(title, page) : forTheSales(title),
    description: page > 1 ? `Page ${page}. ${description}` : description,
    path: contentListPath(type, page),
  });
}
