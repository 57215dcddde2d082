import { beforeEach, describe, expect, test } from '@jest/globals';
import { endedReason, endSession, forgetReturn, noteReturn, takeReturn } from './admin-session.js';
import { ApiFailure } from './api.js';
import { authProvider } from './auth-provider.js';
import { installStorage } from '../testing/stand-ins.js';

const PLACE = { pathname: '/admin/students', search: '?page=3' };

const goTo = (value: typeof PLACE) =>
  Object.defineProperty(globalThis, 'location', { value, configurable: true });

const reject = () =>
  authProvider.checkError(new ApiFailure(401)).catch(() => authProvider.logout());

beforeEach(() => {
  installStorage({ adminToken: 'T' });
  installStorage({}, 'sessionStorage');
  goTo(PLACE);
});

describe('A session that the server has ended', () => {
  test('leads back to the place where it ended, once', async () => {
    await reject();
    expect(endedReason()).toBe('Your session has ended. Please sign in again.');
    expect(takeReturn()).toBe('/admin/students?page=3');
    expect([takeReturn(), endedReason()]).toEqual(['/admin', null]);
  });

  test('keeps the place when another answer is refused later', async () => {
    await reject();
    goTo({ pathname: '/admin-signin', search: '' });
    await reject();
    expect(takeReturn()).toBe('/admin/students?page=3');
  });

  test('leads nowhere once the admin logs out', async () => {
    await reject();
    forgetReturn();
    expect([endedReason(), takeReturn()]).toEqual([null, '/admin']);
  });
});

test('A place outside the console is none to return to', () => {
  noteReturn('/administration');
  expect(takeReturn()).toBe('/admin');
});

test('An admin who ends the session is told of no end', () => {
  endSession();
  expect(endedReason()).toBeNull();
});
