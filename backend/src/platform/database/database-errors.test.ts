import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as typeorm from 'typeorm';
import { isDatabaseAway, withAddress } from './database-errors.js';

const { resolve } = createRequire(import.meta.url);

/** Of a library's errors, those that have to do with a connection and do not mean that it is away: a fault of ours. */
const MISUSED = [
  'AlreadyHasActiveConnectionError',
  'CannotConnectAlreadyConnectedError',
  'ConnectionNotFoundError',
  'NoConnectionForRepositoryError',
  'NoConnectionOptionError',
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
