/** The built-in texts of the homepage's longer sections. They are HTML, as in the editors' form. */
export const homepageSections = {
  intro_paragraph:
    '<p>It pays to plan for the sales. Look up <a href="/retailers">retailers</a>, <a href="/categories">categories</a>, <a href="/products">products</a> and <a href="/content?type=guide">guides</a>.</p>',
  how_it_works_title: 'How it works',
  how_it_works_content:
    '<ul><li><strong>Find</strong> a shop, a category or a product.</li><li><strong>Check</strong> its sale dates, returns and our advice.</li><li><strong>Follow the link</strong> to the shop, where you see today’s price and buy. We sell nothing ourselves.</li></ul>',
  what_youll_find_title: 'What you’ll find here',
  what_youll_find_content:
    '<ul><li><strong>Retailers:</strong> what each sells, when its sale starts and how returns work, on <a href="/retailers">one page per shop</a>.</li><li><strong>Categories:</strong> what usually comes down and what to check, from <a href="/categories/electronics">electronics</a> to <a href="/categories/groceries">groceries</a>.</li><li><strong>Products:</strong> versions compared, when to buy and where, such as the <a href="/gaming/nintendo-switch">Nintendo Switch</a>.</li><li><strong>Guides:</strong> plain answers on <a href="/content/when-do-boxing-day-sales-start">starting times</a>, <a href="/content/how-to-check-a-price">price checking</a> and <a href="/content/return-rights-on-sale-goods">returns</a>.</li></ul>',
  trust_section_title: 'What you can rely on',
  trust_section_content:
    '<ul><li><strong>Ads are marked.</strong> Links that may earn us commission say ‘Ad’: <a href="/how-we-make-money">how we make money</a>.</li><li><strong>No invented urgency.</strong> No countdown that starts again, no ‘only two left’, no ‘was’ price without evidence.</li><li><strong>Dates mean something.</strong> ‘Last verified’ appears only where we have checked, with the day.</li><li><strong>Mistakes can be reported.</strong> Found one? <a href="/contact">Tell us</a>.</li></ul>',
  money_saving_tips_title: 'Ways to spend less',
  money_saving_tips_content:
    '<ul><li><strong>Note prices now.</strong> A price you noted in November is the best test of a discount in December: <a href="/content/how-to-check-a-price">how to check a price</a>.</li><li><strong>Compare the whole cost.</strong> Add delivery, installation, refills and returns before you compare two shops.</li><li><strong>Look at refurbished goods.</strong> Makers’ and shops’ outlets sell them with a guarantee, and you keep your full rights.</li><li><strong>Use what you have.</strong> Gift cards, loyalty points and member prices help if you’d shop there anyway.</li><li><strong>Pay with protection.</strong> For one item with a cash price of more than £100 and up to £30,000, section 75 makes your credit card company liable too: <a href="/content/pay-safely-in-the-sales">paying safely</a>.</li></ul>',
  about_section_title: 'About this site',
  about_section_content:
    '<p>Boxing Day Sales UK is a guide to the sales after Christmas for shoppers in the United Kingdom. We describe shops and products and link to them; you buy from the shop. Read more <a href="/about">about us</a>.</p>',
  newsletter_title: 'Deal alerts by email',
  newsletter_content:
    '<p>Hear about the sales by email. You’ll need a free <a href="/auth">account</a>, and you can unsubscribe whenever you like. Our <a href="/privacy">privacy policy</a> explains what we store.</p>',
};
