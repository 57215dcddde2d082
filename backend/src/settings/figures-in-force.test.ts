import { jest } from '@jest/globals';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { FiguresInForce } from './figures-in-force.js';

let now = 0;
let feeRupees = 500;
let reads = 0;
let failure: Error | null = null;

const figures = () =>
  new FiguresInForce({
    settings: () => {
      reads += 1;
      if (failure) return Promise.reject(failure);
      const policy = { ...DEFAULT_POLICY, feeRupees };
      return Promise.resolve({ policy, companyInbox: '', version: 0, termsVersion: 0 });
    },
  } as unknown as ConstructorParameters<typeof FiguresInForce>[0]);

beforeEach(() => {
  [now, feeRupees, reads, failure] = [0, 500, 0, null];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => void jest.restoreAllMocks());

describe('The figures in force', () => {
  it('are read again after a second, and are the same object as long as nothing changed', async () => {
    const source = figures();
    const first = await source.current();
    now = 999;
    expect(await source.current()).toBe(first);
    expect(reads).toBe(1);
    now = 1_000;
    expect(await source.current()).toBe(first);
    expect(reads).toBe(2);
    [now, feeRupees] = [2_000, 750];
    expect(await source.current()).toMatchObject({ fee: '₹750' });
  });

  it('are read once for all who ask meanwhile', async () => {
    const source = figures();
    await Promise.all([source.current(), source.current(), source.current()]);
    expect(reads).toBe(1);
  });

  it('are the last ones while the database is away, and are read again when it is back', async () => {
    const source = figures();
    const first = await source.current();
    [now, failure] = [1_000, new Error('away')];
    expect(await source.current()).toBe(first);
    [now, failure, feeRupees] = [2_000, null, 750];
    expect(await source.current()).toMatchObject({ fee: '₹750' });
  });

  it('are not made up if they were never read', async () => {
    failure = new Error('away');
    const source = figures();
    await expect(source.current()).rejects.toThrow('away');
    failure = null;
    await expect(source.current()).resolves.toMatchObject({ fee: '₹500' });
  });
});
