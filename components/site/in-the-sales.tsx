import { inTheSales } from '@/lib/seo/titles';

/**
 * Shows 'in the Boxing Day sales' in the title of a category or product page. These words are on a separate line below
 * the name, so that the name has room for larger letters.
 */
export const InTheSales = () => <span className="title-rest">{inTheSales('')}</span>;
