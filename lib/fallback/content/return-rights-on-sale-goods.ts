import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const returnRightsOnSaleGoods: ContentRow = {
  slug: 'return-rights-on-sale-goods',
  title: 'Your return rights on sale goods in the UK',
  content_type: 'guide',
  is_published: true,
  priority: 1,
  intro_paragraph:
    '<p>Sale items carry full rights. You can return faulty goods bought in a sale on the same terms as goods at full price, whatever the sign at the till says. If you simply change your mind, you have a legal right to cancel online; in a shop it’s up to the store’s own policy.</p>',
  description:
    'Faulty sale goods carry full rights under the Consumer Rights Act 2015. When you can get a refund, a repair or 14 days to change your mind.',
  image: null,
  guide_category: 'Your rights',
  article_category: null,
  answer: [
    'Faulty? You have 30 days for a refund. After that a repair or replacement comes first, sale or not.',
    'Bought online and changed your mind? You can cancel until 14 days after delivery.',
    'Bought in a shop and changed your mind? The shop’s own policy decides.',
  ],
  key_number: '30 days',
  key_number_note: 'to reject a faulty item',
  body: `<h2 id="which-right-applies">Which right applies?</h2>
<p>Three sets of rules are easily mixed up. Find your row first.</p>
<figure><table>
<thead><tr><th scope="col">Your case</th><th scope="col">Where it comes from</th><th scope="col">What you can ask for</th></tr></thead>
<tbody>
<tr><th scope="row">Faulty, unfit or not as described</th><td>Consumer Rights Act 2015</td><td>Refund within 30 days; after that a repair or replacement first</td></tr>
<tr><th scope="row">Bought online or by phone, changed your mind</th><td>Consumer Contracts Regulations 2013</td><td>Refund if you cancel within 14 days of delivery</td></tr>
<tr><th scope="row">Bought in a shop, changed your mind</th><td>The shop’s own policy</td><td>Whatever the policy says, and nothing if there is none</td></tr>
</tbody>
</table><figcaption>The three routes. The first two are law and apply in sales as at any other time.</figcaption></figure>
<h2 id="faulty-goods">Faulty goods</h2>
<p>Under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> goods sold by a trader to a consumer must be of satisfactory quality, fit for their purpose and as described. Price is one of the things that decide what quality is satisfactory, but ‘it was in the sale’ is not an answer to a zip that breaks in a week.</p>
<h3 id="the-first-30-days">The first 30 days</h3>
<p>You have a short-term right to reject the goods and have your money back (sections 20 to 22). The time starts on the day after you own the goods and have received them. If the seller has to install or set up the goods, it starts only when the seller has told you that this is done (section 22(3)). You can reject a kettle that you carried home on Saturday 26 December until Monday 25 January; one delivered on Tuesday 29 December, until Thursday 28 January. Within that time you choose: you do not have to accept a repair or an exchange.</p>
<p>Tell the seller clearly that you are rejecting the goods and want a refund, and keep a copy. Once the seller agrees that a refund is due, it must be paid without undue delay and at the latest within 14 days, in the way you paid unless you agree otherwise.</p>
<h3 id="after-30-days">After 30 days</h3>
<p>You can ask for a repair or a replacement. The seller must do it within a reasonable time, without significant inconvenience to you and at its own cost. It has <strong>one attempt</strong>. If the fault is still there, you may keep the goods for a lower price or use the final right to reject them. If you reject within the first six months, the seller may not reduce the refund for your use, except with motor vehicles.</p>
<h3 id="who-has-to-prove-it">Who has to prove it?</h3>
<p>When you ask for a repair, a replacement, a price reduction or a final rejection, a fault that appears within six months of delivery is taken to have been there from the start, unless the seller shows otherwise or that does not fit the nature of the goods (section 19(14) and (15)). After six months you have to show it, for example with an independent report.</p>
<aside class="callout"><p><strong>Christmas presents.</strong> The 30 days run from delivery to the buyer, not from unwrapping. A present bought on 20 November is past the short-term right by Christmas, though the right to a repair or replacement continues.</p></aside>
<h2 id="what-the-seller-may-and-may-not-say">What the seller may and may not say</h2>
<p>A sign such as ‘no refunds on sale items’ cannot take these rights away: section 31 of the Act makes such a term not binding, and displaying one may itself be an unfair commercial practice. If you just change your mind, a shop <em>may</em> refuse to take sale items back, and that is usually what the sign means.</p>
<p>Two things do limit a claim. You can’t complain about a defect that was specifically pointed out before you bought, such as a scratch named on the ticket of an ex-display table. The same goes for a defect that you should have seen when you examined the goods, or that a reasonable look at a sample would have shown (section 9(4)). And you can’t claim for damage that you caused, or for fair wear.</p>
<p>The contract is with the <strong>seller</strong>. ‘You must go to the manufacturer’ is wrong: your legal rights are against the seller, though a manufacturer’s guarantee can be quicker.</p>
<h2 id="changed-your-mind-online">You changed your mind: online</h2>
<p>For most goods bought online or by phone, the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a> give you until the end of the 14th day after delivery to cancel, without a reason. Then:</p>
<ol>
<li>Tell the seller in a clear statement; an email is enough. Sending the parcel back without a word is not enough.</li>
<li>Send the goods back within 14 days of telling them.</li>
<li>The seller must refund you within 14 days of getting the goods back, or of your proof of posting if that is earlier. The refund includes the <strong>standard</strong> outward delivery charge, not the extra for express.</li>
</ol>
<p>You may have to pay the return postage if the seller told you so. The refund can be reduced if you handled the goods more than you could in a shop: trying on a coat is fine, wearing it to a party is not.</p>
<p>If the seller never told you about this right, the time does not end after 14 days: it runs for up to twelve months longer, or until 14 days after the seller does tell you (regulation 31).</p>
<h3 id="exceptions">Exceptions</h3>
<ul>
<li>goods made to your specification or clearly personalised;</li>
<li>food and flowers that spoil quickly;</li>
<li>goods sealed for health or hygiene reasons and unsuitable for return, once unsealed (what that means for <a href="/content/how-to-buy-a-mattress">mattresses</a>, <a href="/content/how-to-buy-perfume">perfume</a> and <a href="/content/how-to-buy-headphones">earbuds</a>);</li>
<li>sealed films, music, games and software, once unsealed;</li>
<li>newspapers and magazines, and goods bought at a public auction;</li>
<li>downloads and streams, once they begin within the 14 days with your express consent and your acknowledgement that the right to cancel ends (regulation 37).</li>
</ul>
<p>None of these exceptions affects your rights if the item is faulty. If you only reserve online and pay in the shop, the purchase is normally made in the shop and the 14 days do not apply.</p>
<h2 id="changed-your-mind-in-a-shop">You changed your mind: in a shop</h2>
<p>Most chains take things back, and many give you longer for Christmas purchases. But the law gives you no general right to a refund because something doesn’t fit or you’ve thought better of it. Once a shop advertises a policy, it must keep to it. Check three things before you pay: the last date, whether sale items are excluded, and whether you would get money or a credit note. Our <a href="/retailers">retailer pages</a> note the policy where we have it.</p>
<h2 id="if-the-seller-refuses">If the seller refuses</h2>
<ol>
<li>Write to customer services, name the Act or the Regulations, say what you want and set a date, such as 14 days.</li>
<li>If you paid by card, ask the bank about section 75 or chargeback: see <a href="/content/pay-safely-in-the-sales">paying safely in the sales</a>.</li>
<li>Ask for advice from <a href="https://www.citizensadvice.org.uk/">Citizens Advice</a> in England and Wales, <a href="https://consumeradvice.scot/">consumeradvice.scot</a> in Scotland, or Consumerline in Northern Ireland.</li>
<li>As a last step there is the small claims procedure (simple procedure in Scotland). Claims can in general be brought for six years, or five in Scotland.</li>
</ol>`,
  faqs: [
    {
      question: 'Can a shop refuse a refund because the item was in the sale?',
      answer:
        'Not if it is faulty, unfit for its purpose or not as described. It can refuse if you’ve simply changed your mind about something you bought in the shop, unless its own policy says otherwise.',
    },
    {
      question: 'Do I need the receipt to return something faulty?',
      answer:
        'You need to show that you bought it from that seller. A bank statement, an order email or a loyalty-card record will do as well as a receipt.',
    },
    {
      question: 'Who pays to send a faulty item back?',
      answer:
        'When you reject faulty goods, the seller pays the reasonable cost of returning them, except for your own trip back to the shop. If you change your mind about an online order, you may have to pay.',
    },
    {
      question: 'I was given it as a present. Can I return it?',
      answer:
        'The legal rights belong to the person who paid. With a gift receipt most shops will deal with you directly, usually by exchange or credit; otherwise ask the buyer to return it or to contact the seller.',
    },
    {
      question: 'Do these rights apply to marketplace sellers?',
      answer:
        'They apply when the seller is a business. When it is a private person, the goods must match their description, but there is no right to satisfactory quality and no 14 days to change your mind.',
    },
  ],
  author_name: null,
  reading_time_minutes: 6,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'Return rights on sale goods: UK refunds explained',
  meta_description:
    'Sale goods carry full rights under the Consumer Rights Act 2015. The 30-day refund, one repair, and 14 days to cancel online, with dates and exceptions.',
};
