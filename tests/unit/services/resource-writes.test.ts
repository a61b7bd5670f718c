import { jest } from '@jest/globals';
import { resourceOf } from '@/lib/resources';
import { homepage } from '@/lib/resources/definitions/homepage';
import type { Resource } from '@/lib/resources/resource';
import { affectedPageTags } from '@/lib/resources/affected-page-tags';
import { typography } from '@/lib/resources/definitions/typography';
import { counted, successText, thisOne } from '@/lib/resources/entity-texts';
import { failedWrite, writeFailure } from '@/lib/services/rows/write-failure';
import { DatabaseError } from '@/lib/data/database-error';

function named(key: string): Resource {
  const resource = resourceOf(key);
  if (!resource) throw new Error(`There is no ${key}`);
  return resource;
}

describe('affectedPageTags', () => {
  const mower = { slug: 'mower', category: 'garden' };

  it('refreshes redirects when any part of a path changes', () => {
    const products = named('products');
    expect(affectedPageTags(products, mower, { ...mower, category: 'home' })).toContain('redirects');
    expect(affectedPageTags(products, mower, { ...mower, slug: 'lawn-mower' })).toContain('redirects');
    expect(affectedPageTags(products, mower, null)).toContain('redirects');
    const part = { slug: 'mowers', parent_category_slug: 'garden' };
    const moved = { ...part, parent_category_slug: 'home' };
    expect(affectedPageTags(named('subcategories'), part, moved)).toContain('redirects');
  });

  it('keeps redirects when no path changes', () => {
    expect(affectedPageTags(named('products'), mower, { ...mower, brand: 'Numbat' })).toEqual([
      'products',
      'products:mower',
    ]);
    expect(affectedPageTags(named('products'), null, mower)).not.toContain('redirects');
  });

  it('refreshes the page of the retailer and the lists for a sale date', () => {
    const argos = { retailer_slug: 'argos', year: 2026 };
    const tags = ['sale-windows', 'retailers:argos'];
    expect(affectedPageTags(named('sale-windows'), null, argos)).toEqual(tags);
    expect(affectedPageTags(named('sale-windows'), argos, null)).toEqual(tags);
  });

  it('refreshes nothing for data that visitors do not see', () => {
    expect(affectedPageTags(named('newsletter-subscribers'), { email: 'a@b.uk' }, null)).toEqual([]);
  });
});

describe('writeFailure', () => {
  const fail = (key: string, code: string, message: string) =>
    writeFailure(named(key), 'updated', { code, message });

  it('shows an error of the database beside the field that caused it', () => {
    const loop = fail('redirects', '23514', 'The redirect from "/a" to "/b" would be a loop');
    expect(loop?.fieldErrors).toEqual({ to_path: 'This redirect would lead back to itself' });
    const twice = fail('redirects', '23505', 'duplicate key … unique constraint "redirects_from_path_key"');
    expect(twice?.fieldErrors).toEqual({ from_path: 'There’s already a redirect from this path' });
    const same = 'unique constraint "sale_windows_retailer_slug_year_channel_key"';
    expect(Object.keys(fail('sale-windows', '23505', same)?.fieldErrors ?? {})).toEqual(['channel']);
    const slug = fail('content', '23505', 'duplicate key … unique constraint "content_slug_key"');
    expect(slug?.fieldErrors).toEqual({ slug: 'Content with this slug already exists' });
  });

  it('shows a general error when there is no specific message', () => {
    const check = fail('content', '23514', 'new row violates check constraint "constructor"');
    expect(check).toMatchObject({ title: 'Error', message: 'Failed to update content' });
  });

  it('returns null for unexpected errors, which the caller logs', () => {
    expect(fail('content', '57014', 'canceling statement due to statement timeout')).toBeNull();
  });
});

describe('failedWrite', () => {
  const fail = (error: Error) => failedWrite(named('retailers'), 'updated', error, ['retailers']);

  it('reports an unknown outcome when the database does not respond, and refreshes pages that may have changed', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unanswered = fail(new DatabaseError('update retailer', { message: 'TimeoutError', code: '' }));
    expect(unanswered.state.message).toContain('may or may not have been updated');
    expect(unanswered.tags).toEqual(['retailers']);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('refreshes nothing when the database rejects the write, and rethrows unexpected errors', () => {
    const taken = fail(new DatabaseError('update retailer', { message: 'duplicate key', code: '23505' }));
    expect(taken.state.fieldErrors).toEqual({ slug: 'A retailer with this slug already exists' });
    expect(taken.tags).toBeUndefined();
    const unknown = new DatabaseError('update retailer', { message: 'canceled', code: '57014' });
    expect(() => fail(unknown)).toThrow(unknown);
    expect(() => fail(new TypeError('a mistake'))).toThrow(TypeError);
  });
});

describe('the texts about rows', () => {
  it('call a piece of content by its type and count pieces', () => {
    const content = named('content');
    expect(successText(content, 'created', { content_type: 'guide' })).toBe('Guide created successfully');
    expect(successText(content, 'updated', { content_type: 'article' })).toBe('Article updated successfully');
    expect(successText(content, 'deleted', { content_type: 'article' })).toBe('Content deleted successfully');
    expect([counted(content, 1), counted(content, 1200)]).toEqual([
      '1 piece of content',
      '1,200 pieces of content',
    ]);
    expect(counted(named('categories'), 2)).toBe('2 categories');
  });
});

test('settings are named in the plural', () => {
  expect(thisOne(homepage)).toBe('these homepage settings');
  expect(thisOne(typography)).toBe('these typography settings');
  expect(thisOne(named('retailers'))).toBe('this retailer');
});
