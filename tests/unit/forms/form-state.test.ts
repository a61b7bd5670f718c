import { actionError, actionOk } from '../../../lib/forms/form-state';

test('an error message is titled "Error" unless it sets its own title or none', () => {
  expect(actionError('No.')).toEqual({ status: 'error', title: 'Error', message: 'No.' });
  expect(actionError('No.', { title: 'Failed' })).toMatchObject({ title: 'Failed', message: 'No.' });
  expect(JSON.stringify(actionError('No.', { title: undefined }))).toBe('{"status":"error","message":"No."}');
});

test('a success has a title only when it has a message', () => {
  expect(actionOk({ message: 'Done', data: 1 })).toStrictEqual({
    status: 'success',
    title: 'Success',
    message: 'Done',
    data: 1,
  });
  expect(actionOk({ data: 1 })).toStrictEqual({ status: 'success', data: 1 });
  expect(actionOk()).toStrictEqual({ status: 'success' });
});
