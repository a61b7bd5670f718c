import type { LegalPage } from './legal-page.ts';

/**
 * Returns the page that explains how to complain about the handling of personal data. The law: Data Protection Act
 * 2018, s. 164A, inserted by s. 103 of the Data (Use and Access) Act 2025, in force since 19 June 2026.
 */
export const complaints = (email: string | undefined): LegalPage => ({
  slug: 'complaints',
  title: 'Complaints about your data',
  meta_description:
    'How to complain about how this site handles your personal data, what happens next and by when, and how to go to the ICO.',
  effective_date: '2026-11-22',
  body: `<p>If you think we’ve broken the law in handling your personal data, you can complain to us, and we have to look into it: section 164A of the Data Protection Act 2018, which the Data (Use and Access) Act 2025 has added. It costs nothing, and you don’t need an account.</p>
<h2 id="how">How to complain</h2>
<ul>
<li><strong>By the form:</strong> <a href="/auth/complaint">make a complaint</a>.</li>${
    email
      ? `
<li><strong>By email:</strong> <a href="mailto:${email}">${email}</a>.</li>`
      : ''
  }
<li><strong>In any other way</strong> that reaches us: see the <a href="/contact">contact page</a>.</li>
</ul>
<p>Say what happened, when, and what you would like us to do. We may have to ask you to show who you are before we tell you anything about your data.</p>
<h2 id="what-then">What happens then</h2>
<ol>
<li><strong>We confirm that it has arrived.</strong> The form does so at once, with a reference. However it reaches us, we confirm receipt within 30 days.</li>
<li><strong>We look into it without undue delay</strong>, make the enquiries it needs, and keep you informed if it takes a while.</li>
<li><strong>We tell you the outcome</strong>, and what we have changed, without undue delay.</li>
</ol>
<h2 id="regulator">If you are not satisfied</h2>
<p>You may take the complaint to the regulator, the ICO: <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>. It normally expects that you have complained to us first. You may also go to court.</p>
<h2 id="kept">What we keep of it</h2>
<p>Your complaint, your email address, your name if you gave it, and what we did about it, because the law obliges us to deal with it. Once it is closed, we keep it only for as long as we need to show that we did.</p>
<h2 id="others">Other complaints</h2>
<p>About an order, an advertisement or a page: the <a href="/contact">contact page</a> says who can help.</p>`,
});
