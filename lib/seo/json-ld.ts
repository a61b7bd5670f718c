import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  Product,
  ProfilePage,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { parsePriceRange } from '@/lib/catalogue/price-range';
import type { Price } from '@/lib/catalogue/product-facts';
import { SITE_LOCALE, SITE_NAME } from '@/lib/config/site-name';
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url';
import type { Faq, OperatorRow } from '@/lib/schema/rows';
import { socialCardUrl } from './metadata';

export interface Crumb {
  name: string;
  path: string;
}

/**
 * Returns a page's breadcrumbs as structured data. Source of the required fields:
 * developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  };
}

/** Returns a list of pages as structured data, in the order in which the page shows them. */
export function itemList(name: string, items: Crumb[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  };
}

interface SoldProduct {
  name: string;
  brand: string;
  description: string;
  price: Price | null;
  /**
   * The product's versions, which the page compares. A product with several versions gets no structured data of
   * the type Product, because its single offer could not describe all versions.
   */
  variants: unknown[];
  /** The URL or path of the picture that the page shows; null if the page shows no picture. */
  image: string | null;
  path: string;
}

/**
 * Returns a product with its price range as structured data. Returns null without a price from a source: structured
 * data cannot mark a price as unchecked, and a product without an offer, a review or a rating is invalid. Also returns
 * null if the price cannot be parsed, or if the product has several versions. Source:
 * developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function productWithPrices(product: SoldProduct): WithContext<Product> | null {
  const price = product.price?.source ? parsePriceRange(product.price.text) : null;
  if (!price || product.variants.length > 1) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url: absoluteUrl(product.path),
    ...(product.description.trim() && { description: product.description }),
    ...(product.image && { image: imageUrl(product.image) }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'GBP',
      lowPrice: price.low,
      ...(price.high !== null && { highPrice: price.high }),
    },
  };
}

/**
 * Returns questions and answers as structured data. Source of the required fields:
 * developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function faqPage(faqs: Faq[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map((faq) => ({
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: faq.answer },
    })),
  };
}

interface ArticleFacts {
  title: string;
  path: string;
  /**
   * The picture's URL, or its path on this site. If it is null, the structured data contains the social card instead.
   */
  image: string | null;
  /** The URLs of the pages that the facts come from. */
  sources: string[];
  /** The author, with the path of their page if they have one. If the author is null, the site is the author. */
  author: Author | null;
  published: string | null;
  modified: string | null;
}

/**
 * Returns a guide or article as structured data. Source of the fields:
 * developers.google.com/search/docs/appearance/structured-data/article
 */
export function article(facts: ArticleFacts): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: facts.title,
    mainEntityOfPage: absoluteUrl(facts.path),
    image: facts.image ? imageUrl(facts.image) : socialCardUrl(facts.path),
    ...(facts.sources.length > 0 && { citation: facts.sources }),
    ...(facts.published && { datePublished: facts.published }),
    ...(facts.modified && { dateModified: facts.modified }),
    author: facts.author
      ? person(facts.author)
      : { '@type': 'Organization', name: SITE_NAME, url: siteUrl() },
    publisher: { '@type': 'Organization', name: SITE_NAME, url: siteUrl() },
    inLanguage: SITE_LOCALE,
  };
}

interface Author {
  name: string;
  path?: string;
}

const person = ({ name, path }: Author) => ({
  '@type': 'Person' as const,
  name,
  ...(path && { url: absoluteUrl(path) }),
});

interface ProfileFacts {
  name: string;
  role: string;
  path: string;
  image: string | null;
  link: string | null;
}

/**
 * Returns the page of a person as structured data. Source of the fields:
 * developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function profilePage({ name, role, path, image, link }: ProfileFacts): WithContext<ProfilePage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      ...person({ name, path }),
      ...(role && { jobTitle: role }),
      ...(image && { image: imageUrl(image) }),
      ...(link && { sameAs: link }),
    },
  };
}

/** Returns the site as an organisation in structured data, with the details that its operator has entered. */
export function organization(operator: OperatorRow): WithContext<Organization> {
  const { operator_name, postal_address, contact_email, registration } = operator;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl()}#organization`,
    name: SITE_NAME,
    url: siteUrl(),
    // The logo must have at least 112 × 112 pixels:
    // developers.google.com/search/docs/appearance/structured-data/organization
    logo: absoluteUrl('/apple-icon'),
    ...(operator_name && { legalName: operator_name }),
    ...(postal_address && { address: postal_address }),
    ...(registration && { identifier: registration }),
    ...(contact_email && {
      email: contact_email,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: contact_email,
        url: absoluteUrl('/contact'),
      },
    }),
  };
}

export function webSite(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl()}#website`,
    name: SITE_NAME,
    url: siteUrl(),
    inLanguage: SITE_LOCALE,
    publisher: { '@id': `${siteUrl()}#organization` },
  };
}

/**
 * Returns structured data as JSON for a script element. '<' is escaped, so that no text can close the element (HTML
 * standard, 4.12.1.3).
 */
export function serialiseJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

const imageUrl = (image: string) => (image.startsWith('/') ? absoluteUrl(image) : image);
