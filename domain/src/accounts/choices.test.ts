import { expect, it } from '@jest/globals';
import { domainLabel, EXPERIENCES, isTestDomain, TEST_DOMAINS } from '../kernel/choices.js';

it('has the 12 domains of the specification, with their labels', () => {
  expect(TEST_DOMAINS.map(({ value }) => value).join(', ')).toBe(
    'backend development, content writing, data analysis, data science, devops, ' +
      'digital marketing, front end development, full stack development, hr, ' +
      'machine learning, mobile development, ui/ux design',
  );
  expect([domainLabel('hr'), domainLabel('ui/ux design')]).toEqual(['HR', 'UI/UX Design']);
});

it('has the four experiences of the specification', () => {
  expect(EXPERIENCES).toEqual(['Fresher', '1-2 years', '3-5 years', 'More than 5 years']);
});

it('knows a domain by its value only', () => {
  expect([isTestDomain('devops'), isTestDomain('DevOps'), isTestDomain('')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('shows a domain that it does not know as it is', () => {
  expect(domainLabel('astrology')).toBe('astrology');
});
