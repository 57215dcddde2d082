import { describe, expect, it } from '@jest/globals';
import { downtimesToShow, withDowntime, type Downtime } from './downtime.js';

const NOW = new Date('2026-11-22T10:00:00Z');
const nowSeconds = NOW.getTime() / 1_000;

const aDowntime = (parts: Partial<Downtime> = {}): Downtime => ({
  id: 'down_1',
  method: 'upi',
  instrument: null,
  severity: 'high',
  isOver: false,
  begin: nowSeconds - 60,
  asOf: 100,
  ...parts,
});

const shown = (parts: Partial<Downtime>, toldAt = NOW) =>
  downtimesToShow({ all: [aDowntime(parts)], toldAt }, NOW);

describe('the latest description of a downtime holds', () => {
  const over = aDowntime({ isOver: true, asOf: 200 });

  it('The latest description of a downtime replaces an earlier one, in whichever order the two arrive', () => {
    expect(withDowntime([aDowntime()], over)).toEqual([over]);
    expect(withDowntime([over], aDowntime())).toEqual([over]);
  });

  it('Of two descriptions of one second, the one that says that the downtime is over holds', () => {
    const ended = aDowntime({ isOver: true });
    expect(withDowntime([aDowntime()], ended)).toEqual([ended]);
    expect(withDowntime([ended], aDowntime())).toEqual([ended]);
  });

  it('Two downtimes are kept apart by their ids', () => {
    const second = aDowntime({ id: 'down_2', method: 'card' });
    expect(withDowntime([aDowntime()], second)).toEqual([aDowntime(), second]);
  });
});

describe('a student is warned', () => {
  it('A student is warned of a downtime under which many payments fail', () => {
    expect(shown({})).toEqual([aDowntime()]);
  });

  it.each([
    ['of medium severity', { severity: 'medium' }],
    ['of low severity', { severity: 'low' }],
    ['that is over', { isOver: true }],
    ['that is yet to begin', { begin: nowSeconds + 1 }],
  ] as const)('A student is warned of no downtime %s', (_, parts) => {
    expect(shown(parts)).toEqual([]);
  });

  it('A student is warned of no downtime that the provider has not confirmed for ten minutes', () => {
    const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
    expect(shown({}, ago(600))).toHaveLength(1);
    expect(shown({}, ago(600.001))).toEqual([]);
  });
});
