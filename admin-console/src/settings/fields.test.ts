import { describe, expect, it, test } from '@jest/globals';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { validateSettings } from '@portal/domain/settings/settings-form.js';
import { differences, draftOf, formOf, type Settings } from './fields.js';

const SETTINGS: Settings = { ...DEFAULT_POLICY, companyInbox: '', version: 3 };
const draft = draftOf(SETTINGS);

describe('The fields of the settings', () => {
  it('show the time limit in minutes, and mean what they show', () => {
    expect(draft.timeLimitSeconds).toBe('30');
    const { version, ...form } = SETTINGS;
    expect(formOf(draft)).toEqual(form);
    expect(version).toBe(3);
  });

  it.each([
    ['0.1', 6],
    ['12.5', 750],
    ['1.55', 93],
    [' 240 ', 14_400],
  ])('take %s minutes for %d seconds', (typed, seconds) =>
    expect(formOf({ ...draft, timeLimitSeconds: typed }).timeLimitSeconds).toBe(seconds),
  );

  it('take the commas of a fee', () =>
    expect(formOf({ ...draft, feeRupees: '1,250' }).feeRupees).toBe(1250));

  it.each(['', 'abc', '1e99', '0x'])('leave it to the domain to refuse "%s"', (typed) => {
    const all = { ...draft, feeRupees: typed, timeLimitSeconds: typed, passPercent: typed };
    expect(Object.keys(validateSettings(formOf(all)))).toEqual([
      'feeRupees',
      'timeLimitSeconds',
      'passPercent',
    ]);
  });
});

test('what changed is told with its units', () => {
  const typed = {
    ...draft,
    feeRupees: '600',
    companyInbox: 'office@example.com',
    passPercent: ' 65',
  };
  expect(differences(SETTINGS, typed)).toEqual([
    { label: 'Test fee', before: '500 rupees', after: '600 rupees' },
    { label: 'Company inbox', before: 'as configured', after: 'office@example.com' },
  ]);
  expect(differences(SETTINGS, draft)).toEqual([]);
});
