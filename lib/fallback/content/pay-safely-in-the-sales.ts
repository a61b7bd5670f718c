import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const paySafelyInTheSales: ContentRow = {
  slug: 'pay-safely-in-the-sales',
  title: 'Paying safely: credit card, debit card or pay later?',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>How you pay decides who helps you when a parcel never comes, a shop goes under or a sofa arrives in the wrong colour and nobody answers. A credit card gives you a legal right, a debit card gives you a procedure, and a bank transfer gives you little help against a bad seller. This guide compares them and tells you what to write.</p>',
  description:
    'Section 75, chargeback, PayPal, pay later and bank transfer compared: what each covers when goods are faulty or never arrive, and how to make a claim.',
  image: null,
  guide_category: 'Your rights',
  article_category: null,
  answer: [
    'Use a credit card for a single item above £100. Section 75 lets you claim from the card company as well as the seller.',
    'A debit card gives you chargeback. It is a procedure, not a right, and it has deadlines.',
    'Avoid bank transfers for shopping. They give you little help against a bad seller.',
  ],
  key_number: '£100',
  key_number_note: 'above it, section 75 can apply',
  body: `<h2 id="compared">The ways to pay, compared</h2>
<figure><table>
<thead><tr><th scope="col">You pay with</th><th scope="col">Protection</th><th scope="col">What it covers</th></tr></thead>
<tbody>
<tr><th scope="row">Credit card, item over £100</th><td>Section 75 (law), and chargeback</td><td>Goods that never come, are faulty or not as described, a seller gone bust</td></tr>
<tr><th scope="row">Credit card, item of £100 or less</th><td>Chargeback (card scheme rules)</td><td>Much the same, within time limits and up to the amount paid</td></tr>
<tr><th scope="row">Debit or prepaid card</th><td>Chargeback (card scheme rules)</td><td>As above</td></tr>
<tr><th scope="row">PayPal and similar</th><td>The service’s own buyer protection</td><td>Whatever its terms say</td></tr>
<tr><th scope="row">Third-party pay later</th><td>Regulated credit since 15 July 2026</td><td>Affordability checks, complaints to the ombudsman, section 75 where its conditions are met</td></tr>
<tr><th scope="row">Bank transfer</th><td>Reimbursement rules for fraud only</td><td>Being tricked by a criminal; not a dispute with a genuine shop</td></tr>
<tr><th scope="row">Cash or gift card</th><td>None beyond your rights against the seller</td><td>Nothing if the seller disappears</td></tr>
</tbody>
</table><figcaption>All of these are in addition to your rights against the seller.</figcaption></figure>
<h2 id="section-75">Section 75: the credit card right</h2>
<p><a href="https://www.legislation.gov.uk/ukpga/1974/39/section/75">Section 75 of the Consumer Credit Act 1974</a> makes the card company responsible together with the seller if the goods never come, are faulty or were wrongly described (in the law’s words, for a breach of contract or a misrepresentation). You can go straight to the card company, though it will usually ask what you’ve tried with the seller.</p>
<p>The conditions, and where claims fail:</p>
<ul>
<li><strong>The item must have a cash price of more than £100 and not more than £30,000.</strong> It is the price of the single item that counts, not the basket. Three £60 chairs sold separately do not qualify; a set sold at £180 does. A delivery charge does not lift a £95 toaster over the line.</li>
<li><strong>You need only have paid part of it by credit card.</strong> A £50 deposit on a £900 sofa protects the whole £900.</li>
<li><strong>You, the card company and the seller must be linked directly.</strong> A payment through a marketplace, a wallet or an agent can break the chain. So can a purchase with an additional cardholder’s card when it was not for the main cardholder. Mobile wallets that simply carry your card details normally leave it intact.</li>
</ul>
<p>The law sets the usual time limits for a claim: six years, or five in Scotland.</p>
<h2 id="chargeback">Chargeback: the card scheme’s procedure</h2>
<p>Chargeback is not a right in law. It is a rule of the card networks under which your bank can ask the seller’s bank for the money back. It works for debit and credit cards and for any amount, so it helps with the £40 jumper that section 75 ignores.</p>
<p>The seller may contest it, and there are deadlines, in most cases about 120 days from the payment or from the day when you should have had the goods. Ask early. Say ‘I would like to raise a chargeback’; staff may not suggest it themselves.</p>
<h2 id="pay-later">Pay later</h2>
<p>Interest-free instalments from a third-party lender came under the Financial Conduct Authority on 15 July 2026. The lender must give you key information and check that you can afford the credit, and you can take a complaint to the ombudsman. Instalments offered by a shop itself, without an outside lender, are outside those rules.</p>
<p>Two practical points. A return doesn’t always stop the next instalment: tell the lender as well as the shop, and keep the proof of posting. And missed payments can bring charges and a mark on your credit file. If you would not buy it at the full price today, four payments do not make it cheaper.</p>
<h2 id="bank-transfers">Bank transfers</h2>
<p>Avoid them for shopping. If you are tricked into paying a fraudster by Faster Payment or CHAPS within the UK, banks have had to reimburse most victims since 7 October 2024, up to £85,000 a claim; the bank may keep an excess of up to £100, and can refuse if you ignored clear warnings with gross negligence. You must claim within 13 months. The rules do not apply when a genuine business lets you down.</p>
<h2 id="before-you-press-pay">Before you press pay</h2>
<ol>
<li>Use a credit card for any single item above £100, if you can clear the bill in full. Interest soon costs more than a discount saves.</li>
<li>Check the name of the seller on the final page; that’s who your claim will be against.</li>
<li>Save the order confirmation and a screenshot of the description, price and delivery promise.</li>
<li>Do not let an unfamiliar shop store your card.</li>
<li>Refuse any fee for using a consumer card: such surcharges have been banned since January 2018.</li>
</ol>
<aside class="callout"><p><strong>Store cards and 0% offers.</strong> A discount for opening a store card is worth having only if you pay the first bill in full. Applying leaves a mark on your credit file, which matters if you need a mortgage in spring.</p></aside>
<h2 id="how-to-claim">How to claim</h2>
<ol>
<li><strong>Write to the seller first</strong>: what you bought and when, what is wrong, what you want, by which date. Your rights against it are in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</li>
<li><strong>Then write to the card company</strong>, headed ‘Claim under section 75’ or ‘Chargeback request’. Enclose the order, the correspondence, photographs and, for faults that are not obvious, a short report.</li>
<li><strong>If it refuses</strong> or does not answer in time (eight weeks for a section 75 complaint, less for a debit card), take it free of charge to the <a href="https://www.financial-ombudsman.org.uk/">Financial Ombudsman Service</a>, within six months of the final response.</li>
</ol>
<p>If the shop itself was a fake, follow the steps in <a href="/content/avoid-fake-shops">avoiding fake shops</a>, and call the bank today rather than after the holiday.</p>`,
  faqs: [
    {
      question: 'Does section 75 cover an item of exactly £100?',
      answer:
        'No. The cash price must be more than £100 and not more than £30,000. For £100 or less, ask your card company for a chargeback.',
    },
    {
      question: 'Am I covered if I pay through PayPal with a credit card?',
      answer:
        'It depends on how the payment was handled; a third party in between can break the link that section 75 needs. PayPal’s own buyer protection may apply. For a large purchase paying the shop directly by card is simpler.',
    },
    {
      question: 'What if the shop goes bust before my order arrives?',
      answer:
        'Claim from your card company: section 75 if the single item cost more than £100 and you paid by credit card, otherwise chargeback. If you didn’t pay by card, you can only register as a creditor with the administrator.',
    },
    {
      question: 'Can a shop charge extra for paying by card?',
      answer:
        'Not for consumer credit or debit cards. Such surcharges have been banned in the UK since January 2018.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'Paying safely in the sales: section 75 and chargeback',
  meta_description:
    'Credit card, debit card, PayPal, pay later or bank transfer: what each covers when goods are faulty or never arrive, and how to claim your money back.',
};
