import { describe, expect, it } from '@jest/globals';
import { fakeSealer } from '../testing/fake-sealer.js';
import { A_DAY } from '../testing/moments.js';
import { anchorOf, readAnchor, stampedAt, stampOf } from './anchors.js';

const ports = { sealer: fakeSealer };
const ANCHOR = { attemptId: 'one', sessionId: 'session', at: A_DAY };

describe('An anchor', () => {
  it.each([ANCHOR, { ...ANCHOR, sessionId: null }])('is read as it was made', (anchor) => {
    expect(readAnchor(ports, 'one', anchorOf(ports, anchor))).toEqual(anchor);
  });

  it('is none of another attempt, and none once anything in it is changed', () => {
    const kept = anchorOf(ports, ANCHOR);
    expect(readAnchor(ports, 'other', kept)).toBeNull();
    const [time, session, seal] = kept.split('.') as [string, string, string];
    const forged = [
      `${Number(time) - 1}.${session}.${seal}`,
      `${time}.another.${seal}`,
      `${time}..${seal}`,
      `${time}.${session}.`,
      `x.${session}.${seal}`,
      '',
      '..',
    ];
    for (const one of forged) expect(readAnchor(ports, 'one', one)).toBeNull();
  });
});

describe('A stamp', () => {
  it('tells when choices were known, in whatever order they are named', () => {
    const stamp = stampOf(ports, 'one', { q1: 'a', q2: 'b' }, A_DAY);
    expect(stampedAt(ports, 'one', { q2: 'b', q1: 'a' }, stamp)).toEqual(A_DAY);
  });

  it('says nothing of other choices, another attempt or another time', () => {
    const stamp = stampOf(ports, 'one', { q1: 'a' }, A_DAY);
    expect(stampedAt(ports, 'one', { q1: 'b' }, stamp)).toBeNull();
    expect(stampedAt(ports, 'one', { q1: 'a', q2: 'b' }, stamp)).toBeNull();
    expect(stampedAt(ports, 'other', { q1: 'a' }, stamp)).toBeNull();
    const [time, seal] = stamp.split('.') as [string, string];
    for (const one of [`${Number(time) - 1}.${seal}`, time, `-1.${seal}`, '']) {
      expect(stampedAt(ports, 'one', { q1: 'a' }, one)).toBeNull();
    }
  });
});
