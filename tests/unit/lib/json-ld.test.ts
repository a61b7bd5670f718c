import { breadcrumbList, faqPage, itemList, serialiseJsonLd } from '../../../lib/seo/json-ld.ts';

describe('JSON-LD', () => {
  it('cannot close its script element', () => {
    const json = serialiseJsonLd(faqPage([{ question: '</script><script>alert(1)</script>', answer: 'a' }]));
    expect(json).not.toContain('<');
    expect(JSON.parse(json).mainEntity[0].name).toBe('</script><script>alert(1)</script>');
  });

  it('numbers breadcrumbs from 1 and names absolute addresses', () => {
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
