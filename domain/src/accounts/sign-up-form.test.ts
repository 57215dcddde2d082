import { describe, expect, it } from '@jest/globals';
import { EXPERIENCES, TEST_DOMAIN_VALUES } from '../kernel/choices.js';
import { validateSignUp, type SignUpForm } from './sign-up-form.js';
import { aSignUpForm } from '../testing/a-sign-up-form.js';

const UNDRAWN = 'Our certificates and letters cannot show “李”. Please use another spelling';

const REFUSED: readonly (readonly [keyof SignUpForm, string, string])[] = [
  ['name', ' ', 'Full Name is required'],
  ['name', 'a'.repeat(101), 'Please use at most 100 characters'],
  ['name', '李 Wei', UNDRAWN],
  ['email', ' ', 'Email is required'],
  ['email', 'asha', 'Please enter a valid email address'],
  ['phone', ' ', 'Phone Number is required'],
  ['phone', '1'.repeat(31), 'Please use at most 30 characters'],
  ['education', ' ', 'Educational details are required'],
  ['education', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['skills', ' ', 'Skills are required'],
  ['skills', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['domain', '', 'Please select a domain'],
  ['domain', 'astrology', 'Please select a domain'],
  ['experience', '', 'Please select your experience'],
  ['experience', 'ten years', 'Please select your experience'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', ' ', 'Please confirm your password'],
  ['confirmPassword', 'another password', 'Passwords do not match'],
];

describe('a sign-up form', () => {
  it('may be sent', () => {
    expect(validateSignUp(aSignUpForm())).toEqual({});
  });

  it.each(REFUSED)('is refused with %s %p', (field, text, message) => {
    expect(validateSignUp(aSignUpForm({ [field]: text }))).toEqual({ [field]: message });
  });

  it('names every field that is empty', () => {
    const empty = Object.fromEntries(Object.keys(aSignUpForm()).map((name) => [name, '']));
    expect(validateSignUp(empty as SignUpForm)).toEqual({
      name: 'Full Name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      phone: 'Phone Number is required',
      education: 'Educational details are required',
      skills: 'Skills are required',
      domain: 'Please select a domain',
      experience: 'Please select your experience',
    });
  });

  it.each(TEST_DOMAIN_VALUES)('may choose the domain %s', (domain) => {
    expect(validateSignUp(aSignUpForm({ domain }))).toEqual({});
  });

  it.each(EXPERIENCES)('may choose the experience %s', (experience) => {
    expect(validateSignUp(aSignUpForm({ experience }))).toEqual({});
  });
});
