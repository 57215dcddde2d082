import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { aBreach } from '../testing/a-breach.js';
import { deadlinesOf, firstWordToBoard, reportToBoard } from './board-report.js';
import { readBreach } from './breach.js';

const asFile = (parts: object = {}): unknown =>
  JSON.parse(JSON.stringify({ ...aBreach(), ...parts }));

const faultsOf = (raw: unknown): Readonly<Record<string, string | undefined>> => {
  try {
    readBreach(raw);
  } catch (error) {
    if (error instanceof InvalidInput) return error.details.fields ?? {};
    throw error;
  }
  return {};
};

describe('The file of a breach', () => {
  it('is read as it was written, with addresses in small letters and data in one order', () => {
    const file = asFile({ data: ['messages', 'account'], emails: [' Asha@Example.com '] });
    expect(readBreach(file)).toEqual(
      aBreach({ data: ['account', 'messages'], emails: ['asha@example.com'] }),
    );
  });

  it('may leave to later what only the report needs, and whom it is limited to', () => {
    const { report, emails, ...rest } = aBreach();
    expect(readBreach(JSON.parse(JSON.stringify(rest)))).toEqual(aBreach());
  });

  it.each([
    ['number', { number: '26-1' }],
    ['awareAt', { awareAt: '2026-03-02 11:00' }],
    ['awareAt', { awareAt: '2026-02-01T00:00:00Z' }],
    ['from', { from: 'yesterday' }],
    ['until', { until: '2026-02-01T00:00:00Z' }],
    ['data', { data: [] }],
    ['data', { data: ['account', 'secrets'] }],
    ['emails', { emails: ['asha'] }],
    ['emails', { emails: [7] }],
    ['nature', { nature: ' ' }],
    ['location', { location: undefined }],
    ['consequences', { consequences: 'x'.repeat(2_001) }],
    ['measures', { measures: 1 }],
    ['advice', { advice: '' }],
    ['contact.name', { contact: null }],
    ['contact.phone', { contact: { name: 'Meera', email: 'm@example.com' } }],
    ['report.events', { report: { events: 'x'.repeat(2_001) } }],
  ])('is refused for %s in %j', (field, parts) => {
    expect(Object.keys(faultsOf(asFile(parts)))).toContain(field);
  });

  it.each([null, 7, 'text', []])('is refused as a whole if it is %j', (raw) => {
    const faults = faultsOf(raw);
    expect(Object.keys(faults)).toEqual(
      expect.arrayContaining(['number', 'awareAt', 'data', 'nature', 'contact.email']),
    );
  });

  it('names all faults in one sentence', () => {
    expect(() => readBreach(asFile({ number: '', advice: '' }))).toThrow(
      '"number" is not of the form 2026-01; "advice" is missing.',
    );
  });
});

describe('What the authorities are told of a breach', () => {
  const count = { affected: 3, told: 2 };

  it('is due 6 and 72 hours after the company knows of it', () => {
    expect(deadlinesOf(aBreach())).toEqual({
      certIn: new Date('2026-03-02T17:00:00.000Z'),
      board: new Date('2026-03-05T11:00:00.000Z'),
    });
  });

  it('is at first what, how much, when, where and with what impact', () => {
    const breach = aBreach();
    expect(firstWordToBoard(breach, count).map(({ text }) => text)).toEqual([
      breach.nature,
      'account, of 3 people',
      '2026-03-01T00:00:00.000Z to 2026-03-02T10:00:00.000Z',
      breach.location,
      breach.consequences,
    ]);
    expect(firstWordToBoard(breach, { affected: 1, told: 0 })[1]!.text).toMatch(/of 1 person$/);
  });

  it('has six items within 72 hours, of which none is lost', () => {
    const report = { events: 'A key leaked.', person: 'Not known.', prevention: 'Keys rotate.' };
    const breach = aBreach({ report });
    const items = reportToBoard(breach, count);
    expect(items).toHaveLength(6);
    const all = items.map(({ text }) => text);
    expect(all[0]).toContain(breach.location);
    expect(all.slice(1)).toEqual([
      report.events,
      breach.measures,
      report.person,
      report.prevention,
      expect.stringContaining('2 of 3'),
    ]);
  });
});
