import type { LegalPage } from './legal-page.ts';

/**
 * The accessibility statement. It makes only claims that the repository's tests check (tests/e2e: accessibility,
 * screens, header, search, home).
 */
export const accessibility: LegalPage = {
  slug: 'accessibility',
  title: 'Accessibility statement',
  meta_description:
    'What this site does so that everybody can use it, how that is checked, what has not been checked, and how to tell us about a barrier.',
  effective_date: '2026-11-22',
  body: `<p>We want everyone to be able to use this site, with whatever they use to read, hear and type. This page says what is checked, and what is not. It claims no conformance with the Web Content Accessibility Guidelines (WCAG): nobody has examined the whole site against them.</p>
<h2 id="checked">What our tests check with every change</h2>
<ul>
<li><strong>Automatic rules:</strong> one page of every kind, with its menus, search suggestions and answers open, passes the rules of <a href="https://github.com/dequelabs/axe-core">axe-core</a>. So do its colours, light and dark.</li>
<li><strong>Small windows:</strong> none of these pages is wider than a window of 390 or 1,440 pixels.</li>
<li><strong>Targets:</strong> buttons and links are at least 44 pixels high on a phone and 24 on a desktop, except for links within a sentence.</li>
<li><strong>Keyboard:</strong> the menus, the drawer and the search suggestions work without a mouse, Escape closes them, and the focus goes back to where it was.</li>
<li><strong>Without JavaScript:</strong> the main links, the search and the forms of the account pages work.</li>
<li><strong>Movement:</strong> the countdown and the notice about affiliate links move nothing on the page, and the countdown does not interrupt a screen reader.</li>
</ul>
<h2 id="not-checked">What is not checked</h2>
<ul>
<li>No one has tried the site with screen readers, voice control or magnifiers in a planned way, and no users with disabilities have been asked.</li>
<li>Texts and pictures that editors add later are only checked by the editors.</li>
<li>Retailers’ websites, to which we link. We aren’t responsible for their content.</li>
</ul>
<h2 id="tell-us">If something gets in your way</h2>
<p>Please <a href="/contact">tell us</a>: the page, what you were trying to do, and what you use. If you can’t use a page, ask us for its content in another form.</p>
<h2 id="rights">Your rights</h2>
<p>The Equality Act 2010, and in Northern Ireland the Disability Discrimination Act 1995, oblige providers of services to make reasonable adjustments. The <a href="https://www.equalityadvisoryservice.com/">Equality Advisory and Support Service</a> advises in England, Scotland and Wales, the <a href="https://www.equalityni.org/">Equality Commission</a> in Northern Ireland.</p>`,
};
