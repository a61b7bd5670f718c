import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const avoidFakeShops: ContentRow = {
  slug: 'avoid-fake-shops',
  title: 'How to avoid fake shops and delivery scams in the sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Fake shops copy a real brand, advertise a price nobody else has and disappear with the money or the card details. They do best when people hurry, which is why they multiply around Black Friday and Boxing Day. Here are the checks that take a minute, the messages to distrust, and what to do if you have already paid.</p>',
  description:
    'One-minute checks for an unfamiliar shop, the delivery texts and adverts to distrust, and what to do, in order, if you have already paid a fake one.',
  image: null,
  guide_category: 'Staying safe',
  article_category: null,
  answer: [
    'Leave the advertisement. Go to the retailer’s site yourself, by typing its name or using its app.',
    'Check the web address. What counts is the part just before the first single slash.',
    'Already paid? Call your bank at once. Use the number on your card, or 159.',
  ],
  key_number: '159',
  key_number_note: 'the number that reaches most UK banks',
  body: `<h2 id="how-you-get-there">How people end up at a fake shop</h2>
<p>Hardly anyone types in the address of a fake shop. They arrive through an advertisement on social media, a sponsored search result, a text message or a ‘closing-down sale’ that a friend shared in good faith. The safest habit is therefore the simplest: <strong>when an offer interests you, leave the advertisement and go to the retailer’s site yourself</strong>, by typing its name or using its app. If the offer is genuine it will be there too.</p>
<p>An advertisement on a well-known platform proves only that someone paid for it. A padlock in the address bar proves only that the connection is encrypted. Neither says who is at the other end.</p>
<h2 id="the-one-minute-check">The one-minute check</h2>
<ol>
<li><strong>Check the web address.</strong> What counts is the part just before the first single slash. In ‘example-sale.shop/brand’ the site is example-sale.shop, whatever brand comes after the slash. Added words such as ‘outlet’, ‘uk-deals’ or ‘clearance’ are typical of copies.</li>
<li><strong>Look for a company.</strong> A business selling online must give its name, a geographic address and contact details including an email address. Look the name up free of charge in the register at <a href="https://www.gov.uk/get-information-about-a-company">Companies House</a>, and see whether the address and the age of the company fit the story. A real number copied from another firm is a known trick, so compare all the details.</li>
<li><strong>Search the name with ‘scam’ and ‘reviews’</strong>, and not on the shop’s own site. Be wary of a few dozen reviews posted within days of each other. Finding nothing at all about a shop that claims years of trade is a warning in itself.</li>
<li><strong>Read the returns page.</strong> Copied shops often carry text with another company’s name in it, or a return address abroad that the front page does not mention.</li>
<li><strong>Go to the checkout and look at how you can pay.</strong> If your card is refused at the last moment and you’re asked for a bank transfer, gift cards or cryptocurrency instead, stop.</li>
</ol>
<h2 id="signs-and-what-they-are-worth">How much the signs tell you</h2>
<figure><table>
<thead><tr><th scope="col">What you see</th><th scope="col">What it tells you</th></tr></thead>
<tbody>
<tr><th scope="row">Everything is 80% off</th><td>A strong warning, above all for brands that rarely discount</td></tr>
<tr><th scope="row">Payment by bank transfer only</th><td>A strong warning</td></tr>
<tr><th scope="row">No company name or address</th><td>A strong warning, and against the law for a UK trader</td></tr>
<tr><th scope="row">A countdown or ‘only a few left’</th><td>Little: honest shops use them as well</td></tr>
<tr><th scope="row">Spelling mistakes</th><td>Little, and their absence means nothing now that good text costs nothing</td></tr>
<tr><th scope="row">A padlock, logos of card schemes, a polished design</th><td>Nothing: all can be copied</td></tr>
</tbody>
</table><figcaption>Weigh several signs together; no single one is proof.</figcaption></figure>
<h2 id="messages-to-distrust">Messages to distrust after you have ordered</h2>
<h3 id="the-missed-parcel">The missed parcel</h3>
<p>A text says that a parcel could not be delivered and asks for a small fee or your details to send it again. With several real orders on the way after Boxing Day, it is easy to believe. Do not use the link. Open the retailer’s order page or the courier’s app and look up the tracking number there.</p>
<h3 id="the-problem-with-your-account">The ‘problem with your account’</h3>
<p>An email or call claims that an order was charged twice, or that your card is at risk. Hang up, wait a moment and ring the number on the back of the card; customers of most UK banks can dial 159 to be put through safely. No bank or police officer will ever ask you to move money to a ‘safe account’.</p>
<h3 id="the-refund-helper">The refund helper</h3>
<p>People who have complained publicly about a shop are sometimes approached by a stranger offering to recover the money for a fee. That is a second fraud.</p>
<h2 id="second-hand-and-marketplaces">Second-hand and marketplaces</h2>
<p>On a marketplace, stay inside it: pay through its own checkout and keep the conversation in its messages, or you lose its protection. A seller who offers a discount for a bank transfer is asking you to give it up. For something bought from a private person, see it before you pay.</p>
<h2 id="if-you-have-already-paid">If you have already paid</h2>
<ol>
<li><strong>Call your bank now</strong>, on the number on the card or 159. Ask it to stop the payment, block the card if you typed in the details, and open a dispute. How each way of paying protects you is in <a href="/content/pay-safely-in-the-sales">paying safely in the sales</a>.</li>
<li><strong>Change the password</strong> you used on the fake site anywhere else you use it, starting with your email account, and switch on two-step verification. The <a href="https://www.ncsc.gov.uk/">National Cyber Security Centre</a> explains how.</li>
<li><strong>Save the evidence</strong>: the site’s address, the advertisement, the order email, messages and the bank reference.</li>
<li><strong>Report it.</strong> In England, Wales and Northern Ireland use <a href="https://www.reportfraud.police.uk/">Report Fraud</a>, the service that replaced Action Fraud in December 2025, online or on 0300 123 2040. In Scotland call Police Scotland on 101.</li>
</ol>
<aside class="callout"><p><strong>Even if you lost nothing,</strong> forward suspicious texts free to <strong>7726</strong> and suspicious emails to <strong>report@phishing.gov.uk</strong>. Reports are used to have numbers blocked and sites taken down.</p></aside>
<p>A scam advertisement can also be reported to the <a href="https://www.asa.org.uk/">Advertising Standards Authority</a>. And tell the friend who shared it: a warning from someone they know works better than one from us.</p>
<h2 id="how-we-link">How our links work</h2>
<p>The buttons on our <a href="/retailers">retailer pages</a> lead to the retailer’s own site, though a link may pass through an affiliate network on the way; <a href="/how-we-make-money">how we make money</a> explains why. Look at the address bar when you arrive, here as anywhere else.</p>`,
  faqs: [
    {
      question: 'Does the padlock mean that a shop is safe?',
      answer:
        'No. It means that nobody can read what you send on the way to the site. Fake shops have padlocks too.',
    },
    {
      question: 'How do I report a fake shop in the UK?',
      answer:
        'Use Report Fraud (the service that replaced Action Fraud) in England, Wales and Northern Ireland, or call Police Scotland on 101. Suspicious texts go to 7726 and emails to report@phishing.gov.uk.',
    },
    {
      question: 'Will I get my money back?',
      answer:
        'You have a fair chance if you paid by card and act quickly: ask the bank for a chargeback, or use section 75 for a single item of more than £100 paid for by credit card. UK bank transfers to fraudsters are covered by reimbursement rules with conditions.',
    },
    {
      question: 'What number can I ring to be sure it is my bank?',
      answer:
        'The number printed on your card, or 159, if your bank takes part. Never a number given in a text, an email or by the caller.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to avoid fake shops and delivery scams in the sales',
  meta_description:
    'One-minute checks for an unfamiliar online shop, delivery texts to distrust, and what to do and who to tell if you’ve already paid a fake one.',
};
