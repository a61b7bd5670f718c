/**
 * The built-in texts of the homepage's longer sections, in HTML, like the texts that editors enter for these sections.
 */
export const homepageSections = {
  intro_paragraph:
    '<p>See <a href="/retailers">retailers</a>, <a href="/categories">categories</a>, <a href="/products">products</a> and <a href="/content?type=guide">guides</a>.</p>',
  how_it_works_title: 'How it works',
  how_it_works_content:
    '<ul><li><strong>Find</strong> a shop, a category or a product.</li><li><strong>Check</strong> its dates, returns and our advice.</li><li><strong>Follow the link</strong> to the shop to see today’s price and buy. We sell nothing ourselves.</li></ul>',
  what_youll_find_title: 'What you’ll find here',
  what_youll_find_content:
    '<ul><li><strong>Retailers:</strong> when each sale starts and how returns work, on <a href="/retailers">one page per shop</a>.</li><li><strong>Categories:</strong> what usually comes down, from <a href="/categories/electronics">electronics</a> to <a href="/categories/groceries">groceries</a>.</li><li><strong>Products:</strong> when to buy and where, such as the <a href="/gaming/nintendo-switch">Nintendo Switch</a>.</li><li><strong>Guides:</strong> answers on <a href="/content/when-do-boxing-day-sales-start">starting times</a>, <a href="/content/how-to-check-a-price">price checking</a> and <a href="/content/return-rights-on-sale-goods">returns</a>.</li></ul>',
  trust_section_title: 'What you can rely on',
  trust_section_content:
    '<ul><li><strong>Ads are marked.</strong> Links that may earn us commission say ‘Ad’: <a href="/how-we-make-money">how we make money</a>.</li><li><strong>No invented urgency.</strong> No countdown that starts again, no ‘was’ price without evidence.</li><li><strong>Dates mean something.</strong> ‘Last verified’ is the day on which we checked.</li><li><strong>Mistakes can be reported.</strong> Found one? <a href="/contact">Tell us</a>.</li></ul>',
  money_saving_tips_title: 'Ways to spend less',
  money_saving_tips_content:
    '<ul><li><strong>Look at refurbished goods.</strong> Makers’ outlets give a guarantee, and you keep your rights.</li><li><strong>Use what you have.</strong> Gift cards, points and member prices at shops you’d visit anyway.</li><li><strong>Pay with protection.</strong> For one item of over £100 and up to £30,000, section 75 makes your credit card company liable too: <a href="/content/pay-safely-in-the-sales">paying safely</a>.</li></ul>',
  about_section_title: 'About this site',
  about_section_content:
    '<p>We describe the sales after Christmas for UK shoppers, and link to the shops; you buy from them. Read more <a href="/about">about us</a>.</p>',
  newsletter_title: 'Sale dates in your calendar',
  newsletter_content:
    '<p>No account needed: <a href="/sale-dates">take the sale dates with you</a>, for every shop or just for yours.</p>',
};
