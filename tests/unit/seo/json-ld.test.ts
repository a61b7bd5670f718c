import {
  breadcrumbList,
  faqPage,
  itemList,
  productWithPrices,
  serialiseJsonLd,
} from '../../../lib/seo/json-ld.ts';

describe('JSON-LD', () => {
  it('cannot close its own script element', () => {
    const json = serialiseJsonLd(faqPage([{ question: '</script><script>alert(1)</script>', answer: 'a' }]));
    expect(json).not.toContain('<');
    expect(JSON.parse(json).mainEntity[0].name).toBe('</script><script>alert(1)</script>');
  });

  it('numbers breadcrumbs from 1 and uses absolute URLs', () => {
    const json = JSON.parse(
      serialiseJsonLd(
        breadcrumbList([
          { name: 'Home', path: '/' },
          { name: 'A', path: '/a' },
        ]),
      ),
    );
    expect(json.itemListElement.map((item: { position: number }) => item.position)).toEqual([1, 2]);
    expect(json.itemListElement[1].item).toMatch(/^https?:\/\/[^/]+\/a$/);
  });

  it('counts the items of a list', () => {
    expect(itemList('Retailers', [{ name: 'A', path: '/a' }])).toMatchObject({ numberOfItems: 1 });
  });
});

describe('JSON-LD of a product', () => {
  const priced = (text: string) => ({
    ...{ text, checkedOn: '2026-11-20' },
    source: { name: 'Currys', url: 'https://currys.example' },
  });
  const product = {
    name: 'Kettle',
    brand: 'Brand',
    description: 'Boils water.',
    price: priced('£20 – £45'),
    variants: [],
    image: null,
    path: '/appliances/kettle',
  };

  it('states the price range in pounds', () => {
    expect(productWithPrices(product)).toMatchObject({
      '@type': 'Product',
      brand: { name: 'Brand' },
      offers: { '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice: 20, highPrice: 45 },
    });
  });

  it('leaves out unknown facts', () => {
    const json = productWithPrices({ ...product, brand: '', description: ' ', price: priced('From £20') });
    expect(json).not.toHaveProperty('brand');
    expect(json).not.toHaveProperty('description');
    expect(json).not.toHaveProperty('image');
    expect(json).toMatchObject({ offers: { lowPrice: 20 } });
    expect(json).not.toHaveProperty('offers.highPrice');
  });

  it('does not exist for a price range that covers several versions', () => {
    expect(productWithPrices({ ...product, variants: [{ name: 'Small' }] })).not.toBeNull();
    expect(productWithPrices({ ...product, variants: [{ name: 'Small' }, { name: 'Large' }] })).toBeNull();
  });

  it('does not exist when there is no price', () => {
    expect(productWithPrices({ ...product, price: priced('Varies') })).toBeNull();
    expect(productWithPrices({ ...product, price: null })).toBeNull();
  });

  it('does not exist for a price that nobody has checked at a source', () => {
    const unchecked = { text: '£20 – £45', checkedOn: null, source: null };
    expect(productWithPrices({ ...product, price: unchecked })).toBeNull();
  });

  it('states only facts from the data', () => {
    const json = JSON.stringify(productWithPrices(product));
    expect(json).not.toMatch(/rating|review|availability|sku/i);
  });
});
