import { describe, expect, it } from '@jest/globals';
import { APPLICATION_REFUSED, validateApplication } from './application.js';
import type { ApplicationForm } from './application-fields.js';
import { TEST_DOMAIN_VALUES } from '../kernel/choices.js';
import { anApplicationForm } from '../testing/an-application.js';

const NAME = 'Name must be at least 2 characters long';
const EMAIL = 'Please enter a valid email address';
const PHONE = 'Please enter a valid phone number (10-15 digits)';
const EDUCATION = 'Please provide your education background';
const SKILLS = 'Please list your relevant skills';
const DOMAIN = 'Please select a domain';
const UNDRAWN = 'Our certificates and letters cannot show “李”. Please use another spelling';

type Case = readonly [field: keyof ApplicationForm, text: string, message: string];

const REFUSED: readonly Case[] = [
  ['name', '', NAME],
  ['name', ' a ', NAME],
  ['name', 'a'.repeat(101), 'Please use at most 100 characters'],
  ['name', '李 Wei', UNDRAWN],
  ['email', '', EMAIL],
  ['email', 'ravi@example', EMAIL],
  ['email', 'ravi kumar@example.com', EMAIL],
  ['phone', '', PHONE],
  ['phone', '123 456 789', PHONE],
  ['phone', '1234567890123456', PHONE],
  ['phone', '12345x7890', PHONE],
  ['education', '', EDUCATION],
  ['education', ' B.Sc ', EDUCATION],
  ['education', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['skills', '', SKILLS],
  ['skills', ' JS ', SKILLS],
  ['skills', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['domain', '', DOMAIN],
  ['domain', 'Data Science', DOMAIN],
  ['experience', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['message', 'a'.repeat(2001), 'Please use at most 2000 characters'],
];

const TAKEN: readonly (readonly [keyof ApplicationForm, string])[] = [
  ['name', 'Al'],
  ['name', 'a'.repeat(100)],
  ['email', ' ravi@example.com '],
  ['phone', '1234567890'],
  ['phone', '+91 (80) 1234-567'],
  ['education', 'B.Sc.'],
  ['skills', 'SQL'],
  ['experience', ''],
  ['experience', 'Two summers at a bank'],
  ['message', ''],
  ['message', 'a'.repeat(2000)],
];

describe('an application form', () => {
  it.each(REFUSED)('is refused with %s %p', (field, text, message) => {
    expect(validateApplication(anApplicationForm({ [field]: text }))).toEqual({ [field]: message });
  });

  it.each(TAKEN)('may be sent with %s %p', (field, text) => {
    expect(validateApplication(anApplicationForm({ [field]: text }))).toEqual({});
  });

  it.each(TEST_DOMAIN_VALUES)('An application form may choose %s', (domain) => {
    expect(validateApplication(anApplicationForm({ domain }))).toEqual({});
  });

  it('names every bad field, in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(anApplicationForm()).map((name) => [name, '']));
    const errors = validateApplication(empty as ApplicationForm);
    expect(Object.keys(errors)).toEqual([
      'name',
      'email',
      'phone',
      'education',
      'skills',
      'domain',
    ]);
  });

  it('has the banner of the specification', () => {
    expect(APPLICATION_REFUSED).toBe('Please fix the errors above and try again.');
  });
});
