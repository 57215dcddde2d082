import { describe, expect, it } from '@jest/globals';
import { validateContact, type ContactForm } from './contact-message.js';
import { aContactForm } from '../testing/a-contact-message.js';

const REFUSED: readonly (readonly [keyof ContactForm, string, string])[] = [
  ['name', '  ', 'Full Name is required'],
  ['name', 'a'.repeat(101), 'Please use at most 100 characters'],
  ['email', '', 'Email Address is required'],
  ['email', 'meera', 'Please enter a valid email address'],
  ['message', '\n', 'Message is required'],
  ['message', 'a'.repeat(2001), 'Please use at most 2000 characters'],
  ['subject', 'a'.repeat(201), 'Please use at most 200 characters'],
];

describe('a contact form', () => {
  it.each(REFUSED)('is refused with %s %p', (field, text, message) => {
    expect(validateContact(aContactForm({ [field]: text }))).toEqual({ [field]: message });
  });

  it('may be sent without a subject', () => {
    expect(validateContact(aContactForm({ subject: '' }))).toEqual({});
  });
});
