import { describe, expect, it } from '@jest/globals';
import type { WireMail } from '@portal/backend/testing/smtp-stand-in.js';
import { countMails, findBroken } from './report.js';

const mail = (to: string, messageId: string, answer: string | null = '250 OK'): WireMail => ({
  recipients: [to],
  raw: '',
  messageId,
  answer,
});

const PROMISED = { withinSeconds: 10, doubledAtMost: 1 };
const NONE = { lost: 0, doubled: 0, otherIds: 0 };

describe('Of the mails that were owed', () => {
  const count = (...mails: WireMail[]) => countMails(new Set(['a', 'b']), mails);

  it('Of the mails that were owed, one each is neither lost nor doubled', () => {
    expect(count(mail('a', '1'), mail('b', '2'))).toEqual(NONE);
  });

  it('A mail that the server never took is lost', () => {
    expect(count(mail('a', '1')).lost).toBe(1);
    expect(count(mail('a', '1'), mail('b', '2', '451 later')).lost).toBe(1);
    expect(count(mail('a', '1'), mail('b', '2', null)).lost).toBe(1);
  });

  it('one that came whole twice is doubled, answered or not, unless it was refused', () => {
    const b = mail('b', '2');
    expect(count(mail('a', '1', null), mail('a', '1'), b)).toEqual({ ...NONE, doubled: 1 });
    expect(count(mail('a', '1', '451 later'), mail('a', '1'), b)).toEqual(NONE);
  });

  it('A mail that came twice under two Message-IDs can not be known as one', () => {
    expect(count(mail('a', '1'), mail('a', '3'), mail('b', '2')).otherIds).toBe(1);
  });
});

describe('A promise', () => {
  it('is kept when all is out in time, and no more came twice than may', () => {
    expect(findBroken({ ...NONE, doubled: 1 }, 9.9, PROMISED)).toEqual([]);
  });

  it.each([
    ['a mail is lost', { ...NONE, lost: 1 }, 1],
    ['too many come twice', { ...NONE, doubled: 2 }, 1],
    ['a Message-ID changes', { ...NONE, doubled: 1, otherIds: 1 }, 1],
    ['all is out too late', NONE, 10.1],
  ])('is broken when %s', (_, count, seconds) => {
    expect(findBroken(count, seconds, PROMISED)).toHaveLength(1);
  });
});
