import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { LISTS } from '@portal/backend/app/lists.js';
import { CASES } from './cases.js';

/** They don't grow with the students. */
const STAY_SHORT = ['questions', 'admins'];

it('Every list that grows with the students is measured', () => {
  const growing = LISTS.map(({ resource }) => resource).filter((one) => !STAY_SHORT.includes(one));
  const measured = new Set(CASES.map(({ resource }) => resource));
  expect([...measured].sort()).toEqual(growing.sort());
});
