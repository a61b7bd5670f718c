import { Link } from '@/components/site/link';
import { SITE_NAME } from '@/lib/site';

const COLUMNS = [
  {
    title: 'Browse',
    links: [
      { label: 'Retailers', href: '/retailers' },
      { label: 'Categories', href: '/categories' },
      { label: 'Products', href: '/products' },
      { label: 'Buying guides', href: '/content?type=guide' },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'How We Make Money', href: '/how-we-make-money' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Cookie Policy', href: '/cookie-policy' },
      { label: 'Terms of Service', href: '/terms' },
      { label: 'Sitemap', href: '/sitemap' },
    ],
  },
];

/** The foot of every public page. */
export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="no-print border-t border-rule bg-sunken">
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6">
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {COLUMNS.map((column) => (
            <nav key={column.title} aria-labelledby={`footer-${column.title.toLowerCase()}`}>
              <h2 id={`footer-${column.title.toLowerCase()}`} className="footer-title">
                {column.title}
              </h2>
              <ul className="mt-2">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className="lone-link underline-offset-4 hover:underline">
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-8 max-w-prose text-sm text-muted">
          Affiliate disclosure: {SITE_NAME} may earn a commission when you buy through links marked ‘Ad’. It
          costs you nothing extra.
        </p>
        <p className="mt-4 text-sm text-muted">
          © {year} {SITE_NAME}
        </p>
      </div>
    </footer>
  );
}
