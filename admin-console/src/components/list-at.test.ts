import { describe, expect, it } from '@jest/globals';
import { rowsBehind } from './list-at.js';

const filterIn = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '');

describe('The list behind a figure', () => {
  it('begins with the day of India', () => {
    const address = rowsBehind({ resource: 'results', filter: { domain: 'hr' } }, '2026-11-30');
    expect(address.split('?')[0]).toBe('/admin');
    expect(filterIn(address)).toEqual({ domain: 'hr', since: '2026-11-30T00:00:00+05:30' });
  });

  it('is of all days where the figure is', () => {
    const address = rowsBehind({ resource: 'emails', filter: { state: 'pending' } });
    expect(filterIn(address)).toEqual({ state: 'pending' });
  });
});
