import { expect, it } from '@jest/globals';
import { validateSignIn } from './sign-in-form.js';

it('requires an email and a password to sign in', () => {
  expect(validateSignIn({ email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

it('takes any email and any password that are there', () => {
  expect(validateSignIn({ email: 'asha', password: 'x' })).toEqual({});
});
