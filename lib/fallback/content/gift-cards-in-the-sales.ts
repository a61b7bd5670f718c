import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const giftCardsInTheSales: ContentRow = {
  slug: 'gift-cards-in-the-sales',
  title: 'Spending gift cards in the sales: read this first',
  content_type: 'article',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>A gift card is money that someone has lent to a shop without interest. It can run out, lose its value if the company fails, and change how you are refunded. The sales are a good time to use one, because the same amount buys more. Here’s what to check first.</p>',
  description:
    'Expiry dates, what happens when a retailer fails, how refunds work and how to stretch a balance: what to check before using a gift card in the sales.',
  image: null,
  guide_category: null,
  article_category: 'Smart shopping',
  answer: [
    'Check the date and the balance first. UK law sets no minimum life for a gift card.',
    'Spend it soon. If the shop fails, the administrators may refuse it.',
    'Nobody honest asks to be paid in gift cards. Anyone who wants the codes over the phone is a fraudster.',
  ],
  key_number: null,
  key_number_note: null,
  body: `<h2 id="find-the-date">Find the date and the balance</h2>
<p>UK law sets no minimum life for a gift card. The issuer decides, and the period may run from purchase or from the last time the card was used. Look on the back or in the email, then check the balance on the issuer’s own site; it asks for the card number and PIN. Never type those into a ‘balance checker’ found by searching, since anyone who has them can spend the card.</p>
<p>If a card has just expired, ask anyway. Some retailers extend or replace it as a favour, especially if you have the receipt.</p>
<h2 id="spend-it-soon">Spend it soon</h2>
<p>When a retailer goes into administration, the administrators decide whether gift cards are still accepted. They may refuse them, set a short deadline, or take them only as part payment. If the company is wound up, you are an unsecured creditor: you can register a claim, but such creditors are near the end of the queue and often get a small part of it or nothing.</p>
<p>So use a gift card; don’t save it. If you hear that a chain is in trouble, spend it that day, on goods that you can take away rather than order.</p>
<aside class="callout"><p><strong>A card for many shops is not always safer.</strong> The company that issues the card has your money, so its terms count, and whether it stays in business. Check its list of stores too, as shops join and leave.</p></aside>
<h2 id="what-it-buys">What you can buy with it</h2>
<ul>
<li><strong>Sale items</strong> can normally be paid for with a gift card. Exclusions tend to be other gift cards, concessions run by another company inside the shop, and some marketplace sellers.</li>
<li><strong>Online or in store?</strong> Older paper vouchers often work only at a till, some e-cards only on the site. The terms say which.</li>
<li><strong>Sister brands.</strong> A card may be accepted across a group: useful if the shop on the front has nothing for you.</li>
<li><strong>Two cards at once.</strong> Websites often cap the number of cards for each order. A till is usually more flexible.</li>
</ul>
<h2 id="stretch-it">Make it go further</h2>
<ol>
<li>Wait for the first markdown on the thing you wanted anyway, using the dates in <a href="/content/when-do-boxing-day-sales-start">when the sales start</a>. The card is worth the same; the item costs less.</li>
<li>Check the price against two other shops, as in <a href="/content/how-to-check-a-price">how to check a price</a>. A £50 card does not make a £70 kettle a bargain when it is £55 elsewhere.</li>
<li>Pay the rest with a credit card if the item costs more than £100. Section 75 depends on the cash price of the item, so a part payment by credit card can protect the purchase: see <a href="/content/pay-safely-in-the-sales">paying safely</a>.</li>
<li>Use up the small change. A balance of £1.80 left in a drawer is a gift to the retailer.</li>
</ol>
<h2 id="refunds">How refunds work</h2>
<p>If you return goods paid for by gift card, expect the money back on a card. Where you paid in two ways the refund is usually split in the same way. Keep the empty card until you’re sure that you’re keeping the goods; without it the shop may have nowhere to put the money.</p>
<p>Your rights over faulty goods do not depend on how you paid. They are in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>. The 14-day right to cancel an online order applies as well.</p>
<h2 id="buying-and-selling-cards">Buying and selling cards</h2>
<p>Whether an unused card can be handed back depends on how it was bought and on the issuer’s terms, so read them before you buy. Be careful with unwanted cards on resale sites and social media: the seller may have kept a copy of the number, or the card may be empty or stolen.</p>
<p>And one rule without exceptions: <strong>nobody honest asks to be paid in gift cards</strong>. A tax office, a bank, a courier or a ‘manager’ who wants the codes read out over the phone is a fraudster. Report it to <a href="https://www.reportfraud.police.uk/">Report Fraud</a>, the service that replaced Action Fraud, or in Scotland to Police Scotland on 101, and tell the card’s issuer at once.</p>`,
  faqs: [
    {
      question: 'Do gift cards have to last a minimum time in the UK?',
      answer:
        'No. The law sets no minimum period; the issuer’s terms do. Check whether the time runs from purchase or from last use.',
    },
    {
      question: 'What happens to my gift card if the shop goes bust?',
      answer:
        'The administrators decide whether to accept it. If they refuse, you can register as an unsecured creditor, which often returns little or nothing.',
    },
    {
      question: 'Can I get cash for a gift card?',
      answer:
        'Usually not: most terms exclude it. Some issuers pay out very small remaining balances if asked.',
    },
    {
      question: 'Can I use a gift card on sale items?',
      answer:
        'Normally yes, at the issuing retailer. Look for exclusions such as concessions, marketplace sellers and other gift cards.',
    },
  ],
  author_name: null,
  reading_time_minutes: 3,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'Spending gift cards in the sales: expiry and refunds',
  meta_description:
    'When gift cards run out, what happens if the shop fails, how refunds are paid and how to make a balance go further in the Boxing Day sales.',
};
