import { afterEach, expect, jest, test } from '@jest/globals';
import { readUnsavedText, removeUnsavedText, storeUnsavedText } from '@/components/admin/inline/unsaved-text';

afterEach(() => {
  jest.restoreAllMocks();
});

test('an inline edit that could not be saved is kept, even if the browser forbids storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  storeUnsavedText('retailers:argos:name', 'Argos UK');
  expect(readUnsavedText('retailers:argos:name')).toBe('Argos UK');
  removeUnsavedText('retailers:argos:name');
  expect(readUnsavedText('retailers:argos:name')).toBeNull();
});
