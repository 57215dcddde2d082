import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import * as typeorm from 'typeorm';
import { isDatabaseAway, withAddress } from './database-errors.js';
import { gatherReads } from './gather-reads.js';
import { refusalOf } from '../http/error.filter.js';

const { resolve } = createRequire(import.meta.url);

/** Of a library's errors, those that have to do with a connection and do not mean that it is away: a fault of ours. */
const MISUSED = [
  ...['AlreadyHasActiveConnectionError', 'CannotConnectAlreadyConnectedError'],
  ...['ConnectionNotFoundError', 'NoConnectionForRepositoryError', 'NoConnectionOptionError'],
  'NoNeedToReleaseEntityManagerError',
  'Client has already been connected. You cannot reuse a client.',
  'Release called on client which has already been released to the pool.',
  'The server does not support SSL connections',
  'Passing a function as the first parameter to pool.query is not supported',
  'Called end on pool more than once',
];

const classesOf = (library: Readonly<Record<string, unknown>>) =>
  Object.entries(library).filter(([name]) => /(Connect|Release).*Error$/.test(name));

const messagesOf = (...paths: readonly string[]): string[] =>
  paths
    .map((path) => readFileSync(path, 'utf8'))
    .flatMap((source) => [...source.matchAll(/new Error\('([^']+)'/g)].map(([, text = '']) => text))
    .filter((text) => /connect|client|pool|terminat|time|backend/i.test(text));

const LIBRARY = join(resolve('pg'), '../../lib');

const MESSAGES = messagesOf(
  join(LIBRARY, 'client.js'),
  join(LIBRARY, 'connection.js'),
  resolve('pg-pool'),
);

/** An error of the class, without its constructor, which may need an entity. */
const made = (type: unknown): unknown =>
  Object.setPrototypeOf(new Error('broken'), (type as { prototype: object }).prototype);

describe('The database is away', () => {
  const classes = classesOf(typeorm);

  it.each(classes)('after TypeORM’s %s, or the fault is ours', (name, type) =>
    expect(isDatabaseAway(made(type))).toBe(!MISUSED.includes(name)),
  );

  it.each(MESSAGES)('after pg’s “%s”, or the fault is ours', (message) =>
    expect(isDatabaseAway(new Error(message))).toBe(!MISUSED.includes(message)),
  );

  it('after each of the errors that a socket of the system has', () => {
    const ofSockets = Object.keys(constants.errno).filter((name) =>
      /^E(CONN|NET|HOST|PIPE|TIMEDOUT|NOTCONN)/.test(name),
    );
    expect(ofSockets.length).toBeGreaterThan(8);
    for (const code of [...ofSockets, 'ENOTFOUND', 'EAI_AGAIN']) {
      expect([code, isDatabaseAway(Object.assign(new Error(), { code }))]).toEqual([code, true]);
    }
  });

  it('finds the libraries’ errors where it looks for them', () =>
    expect([classes.length, MESSAGES.length]).toEqual([11, 23]));

  it.each(['22P02', '23505', '28P01', '3D000', '42501', '42P01', 'EACCES'])(
    'not after %s, which another try would not change',
    (code) => expect(isDatabaseAway(Object.assign(new Error(), { code }))).toBe(false),
  );
});

it.each([
  ['the disk of the database is full', '53100'],
  ['the database has no connection free', '53300'],
  ['the database is read-only', '25006'],
  ['a query timed out', '57014'],
  ['a lock was not to be had in time', '55P03'],
  ['a transaction was idle for too long', '25P03'],
])('A call is asked to come again when %s', (_, code) => {
  const refused = Object.assign(new Error('refused'), { code });
  const { status, body } = refusalOf(new typeorm.QueryFailedError('INSERT', [], refused));
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.retryAfterSeconds).toBeGreaterThan(0);
});

describe('An error of the address of the database', () => {
  const error = (code: string) => Object.assign(new Error('refused'), { code });
  it.each(['28P01', '3D000', '42501'])('names the variable (%s)', (code) =>
    expect(withAddress(error(code), 'db (DATABASE_URL)')).toMatchObject({
      message: 'db (DATABASE_URL): refused',
    }),
  );

  it('is not every error', () => {
    const other = error('23505');
    expect(withAddress(other, 'db (DATABASE_URL)')).toBe(other);
  });
});

function doubling() {
  const asked: (readonly number[])[] = [];
  const ask = gatherReads((numbers: readonly number[]) => {
    asked.push(numbers);
    return Promise.resolve(numbers.map((number) => number * 2));
  });
  return { ask, asked };
}

describe('What is asked for within one turn', () => {
  it('goes in one question, and each gets its own answer', async () => {
    const { ask, asked } = doubling();
    await expect(Promise.all([ask(1), ask(2), ask(1)])).resolves.toEqual([2, 4, 2]);
    expect(asked).toEqual([[1, 2, 1]]);
  });

  it('is asked anew in the next turn, whatever was answered before', async () => {
    const { ask, asked } = doubling();
    await ask(1);
    await ask(1);
    expect(asked).toEqual([[1], [1]]);
  });

  it('waits for nothing that was asked in an earlier turn', async () => {
    const waiting: ((answers: readonly string[]) => void)[] = [];
    const ask = gatherReads<string, string>(() => new Promise((resolve) => waiting.push(resolve)));
    const first = ask('first');
    await new Promise(setImmediate);
    const second = ask('second');
    await new Promise(setImmediate);
    waiting[1]?.(['to the second']);
    await expect(second).resolves.toBe('to the second');
    waiting[0]?.(['to the first']);
    await expect(first).resolves.toBe('to the first');
  });

  it('goes in several questions if it is very much', async () => {
    const { ask, asked } = doubling();
    const numbers = Array.from({ length: 250 }, (_, at) => at);
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => number * 2));
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  it('fails together, and what is asked after it does not', async () => {
    let isAway = true;
    const ask = gatherReads((numbers: readonly number[]) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(numbers),
    );
    const ends = await Promise.allSettled([ask(1), ask(2)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    await expect(ask(3)).resolves.toBe(3);
  });
});
