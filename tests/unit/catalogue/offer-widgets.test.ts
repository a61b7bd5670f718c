import { isPlacedOn, isWidgetOn, type OfferWidget, queryOf } from '../../../lib/catalogue/offer-widgets.ts';

const widget = (more: Partial<OfferWidget> = {}): OfferWidget => ({
  ...{ id: 'a', title: 'Offers', type: 'top_list', source: 'newest', offerIds: ['o'], retailerSlugs: ['r'] },
  ...{ category: null, retailer: null, limit: 5, columns: [], body: null, callToAction: null },
  ...{ linkPath: null, placements: ['category', 'product', 'homepage'], startsAt: null, endsAt: null },
  ...more,
});

describe('isWidgetOn', () => {
  const times = { startsAt: '2026-12-24T20:00:00Z', endsAt: '2026-12-27T00:00:00Z' };
  const at = (time: string) => isWidgetOn(times, Date.parse(time));

  it('is true from the second of the start until the second of the end', () => {
    expect(at('2026-12-24T19:59:59Z')).toBe(false);
    expect(at('2026-12-24T20:00:00Z')).toBe(true);
    expect(at('2026-12-26T23:59:59Z')).toBe(true);
    expect(at('2026-12-27T00:00:00Z')).toBe(false);
  });

  it('is true at any time without a start and an end', () => {
    expect(isWidgetOn({ startsAt: null, endsAt: null }, 0)).toBe(true);
  });
});

describe('isPlacedOn', () => {
  it('is false on pages that the editor has not chosen, and within a text', () => {
    expect(isPlacedOn(widget(), { placement: 'homepage' })).toBe(true);
    expect(isPlacedOn(widget(), { placement: 'content' })).toBe(false);
    expect(isPlacedOn(widget(), { placement: null })).toBe(false);
  });

  it('limits a widget of one category to its pages and to pages without any category', () => {
    const gaming = widget({ category: 'gaming' });
    expect(isPlacedOn(gaming, { placement: 'category', category: 'gaming' })).toBe(true);
    expect(isPlacedOn(gaming, { placement: 'category', category: 'toys' })).toBe(false);
    // The page of a product without a category does not count as a page of a category.
    expect(isPlacedOn(gaming, { placement: 'product', category: null })).toBe(false);
    expect(isPlacedOn(gaming, { placement: 'homepage' })).toBe(true);
  });

  it('limits a widget of one retailer to its page', () => {
    const argos = widget({ retailer: 'argos', placements: ['retailer'] });
    expect(isPlacedOn(argos, { placement: 'retailer', retailer: 'argos' })).toBe(true);
    expect(isPlacedOn(argos, { placement: 'retailer', retailer: 'currys' })).toBe(false);
  });
});

describe('queryOf', () => {
  const toys = { placement: 'category', category: 'toys' } as const;

  it('takes the category of the page for a rule without one, and its own otherwise', () => {
    expect(queryOf(widget({ source: 'category' }), toys)?.category).toBe('toys');
    expect(
      queryOf(widget({ source: 'category', category: 'gaming' }), { placement: 'homepage' })?.category,
    ).toBe('gaming');
  });

  it('shows nothing where the rule has no category or retailer, but everything in a preview', () => {
    expect(queryOf(widget({ source: 'category' }), { placement: 'homepage' })).toBeNull();
    expect(queryOf(widget({ source: 'retailer' }), toys)).toBeNull();
    expect(queryOf(widget({ source: 'category' }), { placement: null })).toMatchObject({ category: null });
  });

  it('does not limit other rules to the page', () => {
    expect(queryOf(widget({ source: 'newest' }), toys)).toMatchObject({ category: null, retailer: null });
    expect(queryOf(widget({ source: 'newest', category: 'toys' }), toys)?.category).toBe('toys');
  });

  it('does not limit offers that editors have chosen', () => {
    expect(queryOf(widget({ source: 'chosen', category: 'toys', retailer: 'argos' }), toys)).toMatchObject({
      ...{ source: 'chosen', category: null, retailer: null, offerIds: ['o'] },
    });
  });

  it('asks for one row for a single offer', () => {
    expect(queryOf(widget({ type: 'single' }), toys)?.limit).toBe(1);
    expect(queryOf(widget(), toys)?.limit).toBe(5);
  });
});
