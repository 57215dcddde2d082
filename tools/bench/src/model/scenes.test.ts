import { describe, expect, it } from '@jest/globals';
import { planFor } from './plan.js';
import { burst, rush, storm } from './scenes.js';

const SUBMIT = { server: 0.0014, database: 0.0016, load: 0.0004 };
const SIGN_IN = { server: 0.004, hash: 0.013, database: 0.003, load: 0.001 };
const READ = { server: 0.0004, database: 0.0001, load: 0.0002 };
const COSTS = { submit: SUBMIT, signIn: SIGN_IN, read: READ };

describe('The model of the product', () => {
  it('has a submit that comes alone take its work and the wait for the disk', () => {
    const [time] = burst({ cores: 2, replicas: 1 }, SUBMIT, 1, 1);
    expect(time).toBeCloseTo(1.4 + 1.6 + 0.4 + 3, 3);
  });

  it('has a burst take as long as its work takes the cores, and loses none', () => {
    const times = burst({ cores: 2, replicas: 2 }, SUBMIT, 2_000, 0.1);
    expect(times).toHaveLength(2_000);
    const least = (2_000 * (1.4 + 1.6 + 0.4)) / 2;
    expect(Math.max(...times)).toBeGreaterThan(least * 0.9);
    expect(Math.max(...times)).toBeLessThan(least * 1.3);
  });

  it('has no more sign-ins a second than the cores have time for', () => {
    const most = 2 / (0.004 + 0.013 + 0.003 + 0.001);
    const rate = storm({ cores: 2 }, SIGN_IN, 400, 50);
    expect(rate).toBeLessThan(most);
    expect(rate).toBeGreaterThan(most * 0.9);
  });

  it('lets no more connections work at once than PgBouncer does', () => {
    const rates = { submits: 0, signIns: 0, reads: 20_000, seconds: 1 };
    const site = { replicas: 16, databaseCores: 2 };
    expect(rush(site, COSTS, rates).atWork).toBeGreaterThan(8);
    expect(rush({ ...site, mostAtWork: 8 }, COSTS, rates).atWork).toBe(8);
  });

  it('needs more for more students', () => {
    const [few, many] = [planFor(COSTS, 2_000), planFor(COSTS, 20_000)];
    expect(many.replicas).toBeGreaterThan(few.replicas);
    expect(many.databaseCores).toBeGreaterThanOrEqual(few.databaseCores);
    expect(many.p99.submit).toBeLessThanOrEqual(2_000);
  });
});
