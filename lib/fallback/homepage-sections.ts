/** The built-in texts of the homepage's longer sections. They are HTML, as in the editors' form. */
export const homepageSections = {
  intro_paragraph:
    '<p>It pays to plan for the sales. Look up UK <a href="/retailers">retailers</a>, <a href="/categories">categories</a> and <a href="/products">products</a>, see what usually comes down, and check the price at the shop. The <a href="/content?type=guide">guides</a> explain dates, discounts and your rights.</p>',
  how_it_works_title: 'How it works',
  how_it_works_content:
    '<ul><li><strong>Look up</strong> a retailer, a category or a product, or use the search box.</li><li><strong>Read</strong> the sale dates, the returns terms and the advice before you decide.</li><li><strong>Follow the link</strong> to the retailer, where you see the current price and buy. Nothing is sold on this site.</li></ul>',
  what_youll_find_title: 'What you’ll find here',
  what_youll_find_content:
    '<ul><li><strong>Retailers:</strong> what each one sells, how its sale tends to run, and the terms that matter, on <a href="/retailers">one page per shop</a>.</li><li><strong>Categories:</strong> what is usually reduced and what to check, from <a href="/categories/electronics">electronics</a> to <a href="/categories/groceries">groceries</a>.</li><li><strong>Products:</strong> versions compared, a guide to price, and where to buy, for example the <a href="/gaming/nintendo-switch">Nintendo Switch</a>.</li><li><strong>Guides:</strong> plain answers on <a href="/content/when-do-boxing-day-sales-start">starting times</a>, <a href="/content/how-to-check-a-price">price checking</a> and <a href="/content/return-rights-on-sale-goods">returns</a>.</li></ul>',
  trust_section_title: 'What you can rely on',
  trust_section_content:
    '<ul><li><strong>Ads are marked.</strong> Links that may earn commission carry an ‘Ad’ mark, and <a href="/how-we-make-money">How We Make Money</a> explains them.</li><li><strong>No invented urgency.</strong> There are no countdowns that start again, no claims about how few are left, and no earlier prices without evidence.</li><li><strong>Dates mean something.</strong> ‘Last verified’ appears only where details were checked, with the day on which they were.</li><li><strong>Mistakes can be reported.</strong> If something here is wrong, please <a href="/contact">write to us</a>.</li></ul>',
  money_saving_tips_title: 'Ways to spend less',
  money_saving_tips_content:
    '<ul><li><strong>Note prices now.</strong> A figure written down in November is the best test of a discount in December: <a href="/content/how-to-check-a-price">how to check a price</a>.</li><li><strong>Compare the whole cost.</strong> Add delivery, installation, refills and returns before you compare two shops.</li><li><strong>Look at refurbished goods.</strong> Makers’ and retailers’ outlets sell them with a guarantee, and your statutory rights apply.</li><li><strong>Use what you have.</strong> Gift cards, loyalty points and member prices count, if you would shop there anyway.</li><li><strong>Pay with protection.</strong> For a single item with a cash price of more than £100 and up to £30,000, section 75 of the Consumer Credit Act 1974 makes the credit card company jointly liable: <a href="/content/pay-safely-in-the-sales">paying safely</a>.</li></ul>',
  about_section_title: 'About this site',
  about_section_content:
    '<p>Boxing Day Sales UK is a guide to the sales after Christmas for shoppers in the United Kingdom. It sells nothing itself: it describes shops and products, and sends you to the retailer to buy. More is said on the <a href="/about">About</a> page.</p>',
  newsletter_title: 'Deal alerts by email',
  newsletter_content:
    '<p>Subscribe to hear by email about the sales. You need <a href="/auth">an account</a> for it. You can unsubscribe whenever you like, and the <a href="/privacy">privacy policy</a> says what is kept.</p>',
};
