import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const howToReadADiscount: ContentRow = {
  slug: 'how-to-read-a-discount',
  title: 'How to read a discount: was, RRP, ‘up to’ and the rest',
  content_type: 'guide',
  is_published: true,
  priority: 1,
  intro_paragraph:
    '<p>A discount is a comparison, and the number on the ticket only means something if the price it is compared with was real. This guide takes the usual sale phrases one at a time: what each is supposed to mean under UK rules, how it goes wrong, and the sum to do before you pay.</p>',
  description:
    'What ‘was’, ‘RRP’, ‘up to’ and ‘extra 20% off’ mean under UK rules, how each can mislead, and the quick sums that show what you are really saving.',
  image: null,
  guide_category: 'Smart shopping',
  article_category: null,
  answer: [
    'With every ticket, ask: compared with what? The price you pay is a fact; the price it’s compared with is a claim.',
    '‘Up to’ describes the best item in the sale. It says nothing about the one in your hand.',
    'Percentages don’t add up. Half price and then an extra 20% off is 60% off, not 70%.',
  ],
  key_number: '50% + 20%',
  key_number_note: 'makes 60% off, not 70%',
  body: `<h2 id="start-with-the-reference-price">Start with the reference price</h2>
<p>Every discount has two halves: the price you pay and the <strong>reference price</strong> it is measured against. The first is a fact. The second is a claim. A £60 coat ‘reduced from £120’ and the same coat ‘reduced from £75’ cost you the same; only the story differs.</p>
<p>So with every ticket, ask one question: <em>compared with what?</em> There are four common answers, and some are better than others.</p>
<figure><table>
<thead><tr><th scope="col">The ticket says</th><th scope="col">Compared with</th><th scope="col">How far to trust it</th></tr></thead>
<tbody>
<tr><th scope="row">Was £100, now £70</th><td>The seller’s own earlier price</td><td>Useful if that price was recent and charged for a fair time</td></tr>
<tr><th scope="row">RRP £100, our price £70</th><td>The manufacturer’s suggested price</td><td>Weak: perhaps nobody sells at it</td></tr>
<tr><th scope="row">£100 elsewhere</th><td>Another seller’s price</td><td>Check that it is the same model, on the same day</td></tr>
<tr><th scope="row">After the sale £100</th><td>A price still to come</td><td>Cannot be checked today</td></tr>
</tbody>
</table><figcaption>Four kinds of reference price.</figcaption></figure>
<h2 id="was-prices">‘Was’ prices</h2>
<p>Advertisers must be able to show that a ‘was’ price is the usual price at which the product was sold. The advertising regulator’s guidance looks at how recently it applied, for how long, where, and whether people bought at it. As a general rule the higher price should have been charged for longer than the sale price is.</p>
<p>You may hear that an item must have been on sale at the higher price for 28 days. That rule came from guidance withdrawn in 2016. The <em>Guidance for Traders on Pricing Practices</em> of the Chartered Trading Standards Institute, which replaced it, sets no fixed number: it asks whether the comparison is fair as a whole.</p>
<p>Checks do find failures. In research published in November 2024, Which? looked at 227 Black Friday deals at eight home and tech retailers and reported 14 where the ‘was’ price had not been charged by that retailer at all in the previous 12 months. Those were Black Friday offers, but the same can happen on Boxing Day.</p>
<h2 id="rrp">RRP</h2>
<p>A recommended retail price is a suggestion by the maker. It is allowed in advertising if it is genuine and not far from what the product generally sells for. Perfume, small appliances and bedding are often sold below RRP all year, so ‘40% off RRP’ there may be the everyday price. Ignore the RRP and compare with two other shops. Our guide to <a href="/content/how-to-buy-perfume">buying perfume</a> shows the sum.</p>
<h2 id="up-to-and-from">‘Up to’ and ‘from’</h2>
<p>‘Up to 70% off’ describes the best item in the sale. The rules ask that a significant proportion of the items carry that saving (older guidance put it at a tenth) and that they are not just odd sizes and leftovers. Even when the claim is fair, it tells you nothing about the item in your hand. Sort the list by discount or by price and see what the things you want really cost.</p>
<h2 id="extra-off">‘Extra 20% off’: how to work it out</h2>
<p>Percentages taken one after the other do not add up. Half price and then an extra 20% off is not 70% off. A £100 jumper falls to £50, then by 20% of £50, to £40: <strong>60% off</strong>.</p>
<figure><table>
<thead><tr><th scope="col">First cut</th><th scope="col">Then a further</th><th scope="col">Total saving</th><th scope="col">£100 becomes</th></tr></thead>
<tbody>
<tr><td>20%</td><td>10%</td><td>28%</td><td>£72</td></tr>
<tr><td>30%</td><td>20%</td><td>44%</td><td>£56</td></tr>
<tr><td>50%</td><td>20%</td><td>60%</td><td>£40</td></tr>
<tr><td>50%</td><td>50%</td><td>75%</td><td>£25</td></tr>
</tbody>
</table><figcaption>Two discounts, one after the other.</figcaption></figure>
<p>Multi-buys hide a percentage too. Three for two is a third off if you wanted three, and nothing off if you wanted one. ‘Buy one, get one half price’ is 25% off the pair when both cost the same, and less when they do not.</p>
<h2 id="the-rest-of-the-price">Charges to add</h2>
<p>Since 6 April 2025 the <a href="https://www.legislation.gov.uk/ukpga/2024/13/contents">Digital Markets, Competition and Consumers Act 2024</a> has required the headline price to include every charge that you cannot avoid; fees that appear only at the checkout, known as drip pricing, are against the law. Options and charges that depend on your order may still come on top, so look again at the total for:</p>
<ul>
<li>delivery, and the basket value at which it becomes free;</li>
<li>return postage, which the seller may make you pay if you change your mind;</li>
<li>installation, removal of the old machine or an extended warranty (if a box was ticked for you in advance, you are not bound to pay for it);</li>
<li>a ‘member price’ that needs a subscription or a loyalty card.</li>
</ul>
<h2 id="pressure">Don’t let a clock hurry you</h2>
<p>It is unlawful to say falsely that an offer is available only for a very limited time in order to rush a decision. If a clock on a page starts again when you reload it, or an offer that ended last night is back this morning, the urgency was not real. Fake reviews are banned by the same Act.</p>
<aside class="callout"><p><strong>The ten-second test.</strong> Cover the ‘was’ price with your thumb. If you would not pay the price that is left, the size of the discount should not change your mind.</p></aside>
<h2 id="if-a-claim-looks-wrong">If a claim looks wrong</h2>
<p>Take a dated screenshot of the whole page. A misleading advertisement, including one on a retailer’s own website, can be reported to the <a href="https://www.asa.org.uk/">Advertising Standards Authority</a>. For trading practices, contact the consumer service of <a href="https://www.citizensadvice.org.uk/">Citizens Advice</a> in England and Wales, which passes reports to Trading Standards; Scotland has <a href="https://consumeradvice.scot/">consumeradvice.scot</a> and Northern Ireland has Consumerline. The Competition and Markets Authority can fine a business up to 10% of its worldwide turnover for breaking the 2024 Act, though it does not settle individual complaints.</p>
<p>You keep your ordinary rights, though a doubtful discount alone doesn’t undo your purchase. Those rights are in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>; for comparing, see <a href="/content/how-to-check-a-price">how to check a price</a>.</p>`,
  faqs: [
    {
      question: 'Does an item have to be at the full price for 28 days before a sale?',
      answer:
        'No. That figure came from official guidance withdrawn in 2016. The current guidance asks whether the earlier price was genuine: how recent it was, how long it applied and whether people paid it.',
    },
    {
      question: 'What does ‘up to 70% off’ promise me?',
      answer:
        'Only that a significant proportion of the items in the sale carry the top saving. It says nothing about any single item, so read the price on the thing you want.',
    },
    {
      question: 'Is a discount from RRP a real saving?',
      answer:
        'It is a saving only if the product is generally sold near that price. Compare with what two or three other shops charge today and leave the RRP out of it.',
    },
    {
      question: 'Who can I tell about a misleading sale price?',
      answer:
        'The Advertising Standards Authority for advertisements, including claims on a retailer’s website, and Trading Standards through Citizens Advice (England and Wales), consumeradvice.scot (Scotland) or Consumerline (Northern Ireland).',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to read a discount: was, RRP and ‘up to’ explained',
  meta_description:
    'What ‘was’ prices, RRPs and ‘up to’ claims mean under UK rules, the sum behind ‘extra 20% off’, and how to tell a real saving from a label.',
};
