import { actionError, actionOk } from '../../../lib/actions/action-state';

test('a refusal is titled Error, unless it brings another title or none', () => {
  expect(actionError('No.')).toEqual({ status: 'error', title: 'Error', message: 'No.' });
  expect(actionError('No.', { title: 'Failed' })).toMatchObject({ title: 'Failed', message: 'No.' });
  expect(JSON.stringify(actionError('No.', { title: undefined }))).toBe('{"status":"error","message":"No."}');
});

test('a success is titled only where it has a message', () => {
  expect(actionOk({ message: 'Done', data: 1 })).toStrictEqual({
    status: 'success',
    title: 'Success',
    message: 'Done',
    data: 1,
  });
  expect(actionOk({ data: 1 })).toStrictEqual({ status: 'success', data: 1 });
  expect(actionOk()).toStrictEqual({ status: 'success' });
});
