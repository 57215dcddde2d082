import { expect, it } from '@jest/globals';
import {
  domainLabel,
  EXPERIENCES,
  isTestDomain,
  TEST_DOMAINS,
  TEST_DOMAIN_VALUES,
} from './choices.js';

it('has the 12 domains of the specification, with their labels', () => {
  expect(TEST_DOMAIN_VALUES.join(', ')).toBe(
    'backend development, content writing, data analysis, data science, devops, ' +
      'digital marketing, front end development, full stack development, hr, ' +
      'machine learning, mobile development, ui/ux design',
  );
  expect(TEST_DOMAIN_VALUES.map(domainLabel)).toEqual(TEST_DOMAINS.map(({ label }) => label));
  expect(TEST_DOMAINS.map(({ label }) => label.toLowerCase())).toEqual(TEST_DOMAIN_VALUES);
});

it('has the four experiences of the specification', () => {
  expect(EXPERIENCES).toEqual(['Fresher', '1-2 years', '3-5 years', 'More than 5 years']);
});

it('knows a domain by its value only, and shows another text as it is', () => {
  expect(['devops', 'DevOps', ''].map(isTestDomain)).toEqual([true, false, false]);
  expect(['ui/ux design', 'astrology'].map(domainLabel)).toEqual(['UI/UX Design', 'astrology']);
});
