import { jest } from '@jest/globals';
import { resourceOf } from '@/lib/resources';
import { homepage } from '@/lib/resources/homepage';
import type { Resource } from '@/lib/resources/resource';
import { tagsOfWrite } from '@/lib/resources/tags';
import { typography } from '@/lib/resources/typography';
import { counted, successText, thisOne } from '@/lib/resources/words';
import { failedWrite, writeFailure } from '@/lib/resources/write-failure';
import { DatabaseError } from '@/lib/errors';

function named(key: string): Resource {
  const resource = resourceOf(key);
  if (!resource) throw new Error(`There is no ${key}`);
  return resource;
}

describe('tagsOfWrite', () => {
  const mower = { slug: 'mower', category: 'garden' };

  it('expires redirects when an address changes, whichever part of it', () => {
    const products = named('products');
    expect(tagsOfWrite(products, mower, { ...mower, category: 'home' })).toContain('redirects');
    expect(tagsOfWrite(products, mower, { ...mower, slug: 'lawn-mower' })).toContain('redirects');
    expect(tagsOfWrite(products, mower, null)).toContain('redirects');
    const part = { slug: 'mowers', parent_category_slug: 'garden' };
    const moved = { ...part, parent_category_slug: 'home' };
    expect(tagsOfWrite(named('subcategories'), part, moved)).toContain('redirects');
  });

  it('leaves them alone when nothing moves', () => {
    expect(tagsOfWrite(named('products'), mower, { ...mower, brand: 'Numbat' })).toEqual([
      'products',
      'products:mower',
    ]);
    expect(tagsOfWrite(named('products'), null, mower)).not.toContain('redirects');
  });

  it('has none for what visitors do not see', () => {
    expect(tagsOfWrite(named('newsletter-subscribers'), { email: 'a@b.uk' }, null)).toEqual([]);
  });
});

describe('writeFailure', () => {
  const fail = (key: string, code: string, message: string) =>
    writeFailure(named(key), 'updated', { code, message });

  it('puts a refusal of the database beside the field that caused it', () => {
    const loop = fail('redirects', '23514', 'The redirect from "/a" to "/b" would be a loop');
    expect(loop?.fieldErrors).toEqual({ to_path: 'This redirect would lead back to itself' });
    const twice = fail('redirects', '23505', 'duplicate key … unique constraint "redirects_from_path_key"');
    expect(twice?.fieldErrors).toEqual({ from_path: 'There is a redirect from this path already' });
    const slug = fail('content', '23505', 'duplicate key … unique constraint "content_slug_key"');
    expect(slug?.fieldErrors).toEqual({ slug: 'Content with this slug already exists' });
  });

  it('says what failed where the check has no words of its own', () => {
    const check = fail('content', '23514', 'new row violates check constraint "constructor"');
    expect(check).toMatchObject({ title: 'Error', message: 'Failed to update content' });
  });

  it('leaves to the log what nobody expected', () => {
    expect(fail('content', '57014', 'canceling statement due to statement timeout')).toBeNull();
  });
});

describe('failedWrite', () => {
  const fail = (error: Error) => failedWrite(named('retailers'), 'updated', error, ['retailers']);

  it('does not say that nothing was changed when the database has not answered, and expires what may have been', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unanswered = fail(new DatabaseError('update retailer', { message: 'TimeoutError', code: '' }));
    expect(unanswered.state.message).toContain('not known whether this was updated');
    expect(unanswered.tags).toEqual(['retailers']);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('keeps the pages when the database has refused, and throws again what nobody expected', () => {
    const taken = fail(new DatabaseError('update retailer', { message: 'duplicate key', code: '23505' }));
    expect(taken.state.fieldErrors).toEqual({ slug: 'A retailer with this slug already exists' });
    expect(taken.tags).toBeUndefined();
    const unknown = new DatabaseError('update retailer', { message: 'canceled', code: '57014' });
    expect(() => fail(unknown)).toThrow(unknown);
    expect(() => fail(new TypeError('a mistake'))).toThrow(TypeError);
  });
});

describe('words', () => {
  it('calls a piece of content what it is, and counts pieces', () => {
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

test('settings are spoken of in the plural', () => {
  expect(thisOne(homepage)).toBe('these homepage settings');
  expect(thisOne(typography)).toBe('these typography settings');
  expect(thisOne(named('retailers'))).toBe('this retailer');
});
