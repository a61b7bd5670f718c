import { inTheSales } from '@/lib/seo/titles';

/** The words after a name in the title of a page, 'in the Boxing Day sales': a line of their own, so that the name is larger. */
export const InTheSales = () => <span className="title-rest">{inTheSales('')}</span>;
