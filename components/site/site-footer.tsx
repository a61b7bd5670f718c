import { Link } from '@/components/site/link';
import { SITE_NAME } from '@/lib/config/site-name';
import { EDITORIAL_POLICY_PATH, SALE_DATES_PATH } from '@/lib/routing/paths';
import type { OperatorRow } from '@/lib/schema/rows';
import { CalendarMark } from './header/calendar-mark';

const COLUMNS = [
  {
    title: 'Browse',
    links: [
      { label: 'Sale dates', href: SALE_DATES_PATH },
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
      { label: 'Editorial Policy', href: EDITORIAL_POLICY_PATH },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Cookie Policy', href: '/cookie-policy' },
      { label: 'Terms of Service', href: '/terms' },
      { label: 'Accessibility', href: '/accessibility' },
      { label: 'Complaints', href: '/complaints' },
      { label: 'Sitemap', href: '/sitemap' },
    ],
  },
];

interface SiteFooterProps {
  year: number;
  operator: OperatorRow;
  /** The text which discloses that the site earns money from paid links. */
  disclosure: string;
  /** Whether an affiliate script is configured. If so, the footer has a button to change the consent to the script. */
  hasScript: boolean;
}

/** Shows the footer of every public page. */
export function SiteFooter({ year, operator, disclosure, hasScript }: SiteFooterProps) {
  return (
    <footer className="site-footer on-green no-print">
      <div className="inset">
        <div className="footer-columns">
          <div className="footer-brand">
            <Link href="/" className="site-name">
              <CalendarMark />
              {SITE_NAME}
            </Link>
            <p>When the sales start, what comes down, and where to look.</p>
          </div>
          {COLUMNS.map((column) => (
            <nav
              key={column.title}
              aria-labelledby={`footer-${column.title.toLowerCase()}`}
              className={`footer-${column.title.toLowerCase()}`}
            >
              <h2 id={`footer-${column.title.toLowerCase()}`} className="footer-title">
                {column.title}
              </h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className="lone-link">
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-notes">
          <p>
            {`${disclosure} `}
            <Link href="/how-we-make-money">How we make money</Link>
          </p>
          {hasScript && (
            <button
              type="button"
              data-ask-consent=""
              className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
            >
              Change your affiliate script choice
            </button>
          )}
          <OperatorLine operator={operator} />
          <p>
            © {year} {SITE_NAME}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Names the operator of the site in one line; renders nothing until the operator is known. */
function OperatorLine({ operator }: { operator: OperatorRow }) {
  const { operator_name, legal_form, postal_address, contact_email, registration } = operator;
  const name = legal_form && operator_name ? `${operator_name} (${legal_form})` : operator_name;
  const address = postal_address?.split(/\s*\n\s*/).join(', ');
  const said = [name && `Run by ${name}`, address, registration].filter(Boolean).join('. ');
  if (!said && !contact_email) return null;
  return (
    <p className="break-words">
      {said && `${said.replace(/\.$/, '')}. `}
      {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
    </p>
  );
}
