import type { ReactNode } from 'react';
import { AccountLink, AdminStrip } from '@/components/account/account-links';
import { Link } from '@/components/site/link';
import { SITE_NAME } from '@/lib/config/site-name';
import { CalendarMark } from './header/calendar-mark';
import { SearchBox } from './search/search-box';
import { SearchIcon } from './search/search-icon';
import { ShortlistLink } from './shortlist/shortlist-link';

/** Shows the navigation bar of every public page. The script shell/behaviour makes it interactive. */
export function SiteHeader({ menu }: { menu: ReactNode }) {
  return (
    <header id="site-header" className="site-header on-green no-print">
      <AdminStrip />
      <div className="site-bar">
        <Link href="/" className="site-name">
          <CalendarMark />
          <span className="name-text">{SITE_NAME}</span>
        </Link>
        <nav aria-label="Main" className="main-nav">
          {menu}
        </nav>
        <div className="bar-search">
          <SearchBox id="header-search" placeholder="Search deals..." />
        </div>
        <AccountLink className="menu-link account-link" />
        <Link href="/search" aria-label="Search" className="bar-button">
          <SearchIcon isLarge />
        </Link>
        <button
          id="menu-opener"
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-controls="menu-drawer"
          className="bar-button menu-opener"
          {...{ command: 'show-modal', commandfor: 'menu-drawer' }}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor">
            <path d="M4 7h16M4 12h16M4 17h16" strokeWidth="2" strokeLinecap="round" />
          </svg>
          {/* A phone has no room for this word beside the icon. */}
          <span aria-hidden="true" className="max-md:hidden">
            Menu
          </span>
        </button>
      </div>
      <ShortlistLink className="shortlist-link" />
      <p role="status" className="shortlist-note" />
    </header>
  );
}
