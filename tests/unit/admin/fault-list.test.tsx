import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { CrawledPageRow } from '@/lib/data/admin/pages';

jest.unstable_mockModule('@/components/admin/pages/page-buttons', () => ({
  MendButton: ({ mend }: { mend: string }) => <button type="button">{mend}</button>,
}));
const { FaultList } = await import('@/components/admin/pages/fault-list');

const page = { id: '1', path: '/old', crawled_at: '2026-11-29T10:00:00Z', faults: ['redirect-chain'] };
const buttonsOf = (type: string) =>
  [
    ...render(
      <FaultList page={{ ...page, type } as CrawledPageRow} editPath={null} />,
    ).container.querySelectorAll('button'),
  ].map(({ textContent }) => textContent);

test('only a redirect that an editor made can be made to lead straight to the last page', () => {
  expect(buttonsOf('redirects')).toEqual(['shorten']);
  expect(buttonsOf('link')).toEqual([]);
});
