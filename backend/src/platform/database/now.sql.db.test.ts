import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { CLOCK, NOW } from './now.sql.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('template1');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE TABLE kept (at timestamptz)');
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Enough for some to fall into the same millisecond. */
const ROUNDS = 200;

it.each([NOW, CLOCK])(
  'A moment that a statement keeps is past for the transaction that comes next: %s',
  async (moment) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await client.query(`INSERT INTO kept VALUES (${moment})`);
      await client.query('BEGIN');
      const { rows } = await client.query('SELECT at FROM kept WHERE at > $1', [
        (await client.query<{ now: Date }>(`SELECT ${NOW} AS now`)).rows[0]!.now,
      ]);
      await client.query('COMMIT');
      expect(rows).toEqual([]);
    }
  },
);

it('The moment of a transaction is the one that its own statements keep', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query('BEGIN');
    const began = await client.query<{ now: Date }>(`SELECT ${NOW} AS now`);
    const { rows } = await client.query(`SELECT ${NOW} AS now`);
    await client.query('COMMIT');
    expect(rows).toEqual(began.rows);
  }
});
