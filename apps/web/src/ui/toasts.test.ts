import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../lib/api/envelope.ts';
import { dismissAll, getToasts, showToast, showFailureToast } from './toasts.ts';

beforeEach(dismissAll);

it('the screen shows the newest three toasts, and equal toasts once', () => {
  for (const message of ['one', 'two', 'three', 'four', 'two']) showToast({ message });
  expect(getToasts().map(({ message }) => message)).toEqual(['three', 'four', 'two']);
});

it('all errors of a request are shown in one toast', () => {
  const errors = ['Enter a phone number.', 'Enter an e-mail address.', 'Enter a price.', 'Enter a name.'];
  showFailureToast(new ApiError(422, { message: errors[0]!, errors }), 'Not saved');
  expect(getToasts()).toMatchObject([{ title: 'Not saved', kind: 'error', message: errors.join('\n') }]);
});
