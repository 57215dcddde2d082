import { describe, expect, it } from '@jest/globals';
import { traced, noteCaller } from '../observability/request-trace.js';
import { pdfFile } from './pdf-file.js';

const PAPER = { title: 'A paper', issuedAt: new Date('2026-01-01T00:00:00Z') };

const asCaller = <Outcome>(caller: string, work: () => Outcome): Outcome =>
  traced('a-request', () => {
    noteCaller(caller);
    return work();
  });

describe('Papers', () => {
  it('are drawn in turns between callers, and few of one caller wait', async () => {
    const drawn: string[] = [];
    const draw = (caller: string) =>
      asCaller(caller, () => pdfFile(PAPER, () => void drawn.push(caller)));
    const eager = Array.from({ length: 5 }, () => draw('eager'));
    await expect(draw('eager')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'papers_busy',
      details: { retryAfterSeconds: 5 },
    });
    await Promise.all([...eager, draw('other')]);
    expect(drawn).toEqual(['eager', 'eager', 'other', 'eager', 'eager', 'eager']);
  });

  it('leave time for other work between two of them', async () => {
    const happened: string[] = [];
    const papers = ['first', 'second'].map((name) =>
      pdfFile(PAPER, () => {
        happened.push(name);
        setImmediate(() => happened.push(`other work after the ${name}`));
      }),
    );
    await Promise.all(papers);
    expect(happened.slice(0, 3)).toEqual(['first', 'other work after the first', 'second']);
  });

  it('that jobs draw do not count as those of one caller', async () => {
    const all = Array.from({ length: 20 }, () => pdfFile(PAPER, () => undefined));
    expect(await Promise.all(all)).toHaveLength(20);
  });
});
