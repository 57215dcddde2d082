import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailure } from './api.js';
import { authProvider } from './auth-provider.js';
import { installServer, installStorage, json } from '../testing/stand-ins.js';

const CREDENTIALS = { username: 'admin', password: 'secret' };

afterEach(() => void jest.restoreAllMocks());

describe('sign-in', () => {
  test('keeps the token', async () => {
    const store = installStorage();
    const server = installServer(json({ success: true, token: 'T' }));
    await authProvider.login(CREDENTIALS);
    expect(store.get('adminToken')).toBe('T');
    const [path, request] = server.mock.calls[0]!;
    expect(path).toBe('/api/admin/login');
    expect(request).toMatchObject({ method: 'POST', body: JSON.stringify(CREDENTIALS) });
  });

  test.each([
    [
      'the words of the server',
      json({ success: false, message: 'Wait a bit.' }, 429),
      'Wait a bit.',
    ],
    ['a refusal without words', json({ success: false }, 401), 'Login failed'],
    ['a refusal with status 200', json({ success: false }), 'Login failed'],
    ['an answer without a token', json({ success: true }), 'Login failed'],
    ['an error of the server', json({ success: false, message: 'Oops' }, 500), 'Server error'],
    ['an error page of a proxy', { status: 502, body: '<html>' }, 'Server error'],
    ['no answer', null, 'Server error'],
  ])('Sign-in tells of %s', async (_, answer, message) => {
    const store = installStorage();
    installServer(answer);
    await expect(authProvider.login(CREDENTIALS)).rejects.toThrow(new Error(message));
    expect(store.size).toBe(0);
  });

  test('does as much work as the server asks for, up to three times', async () => {
    const store = installStorage();
    const server = installServer(json({ success: true, token: 'T' }));
    const challenges = ['one', 'two', 'three', 'four'].map((name) => name.padEnd(22, '.'));
    const askFor = (challenge: string) => {
      const { body, status } = json({ success: false, proof: { challenge, bits: 6 } }, 429);
      server.mockResolvedValueOnce(new Response(body, { status: status! }));
    };
    challenges.slice(0, 3).forEach(askFor);
    await authProvider.login(CREDENTIALS);
    expect(store.get('adminToken')).toBe('T');
    const proofs = server.mock.calls.map(([, request]) =>
      (request!.headers as Headers).get('proof-of-work'),
    );
    expect(proofs.map((proof) => proof?.split('~')[0])).toEqual([
      undefined,
      ...challenges.slice(0, 3),
    ]);
    challenges.forEach(askFor);
    await expect(authProvider.login(CREDENTIALS)).rejects.toThrow('Login failed');
  });
});

describe('session', () => {
  const kept = { adminToken: 'T', studentEmail: 'e', studentName: 'n', token: 't' };
  const withPayment = { ...kept, paymentSuccess: 'true', testDomain: 'hr' };

  test('logout forgets the admin and the student, and nothing else', async () => {
    const store = installStorage(withPayment);
    await authProvider.logout();
    expect([...store.keys()]).toEqual(['testDomain']);
  });

  test('a stranger is led to the sign-in', async () => {
    installStorage();
    const refusal = { redirectTo: '/admin-signin' };
    await expect(authProvider.checkAuth()).rejects.toMatchObject(refusal);
    installStorage(kept);
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
  });

  test('status 401 ends the session', async () => {
    const store = installStorage(kept);
    const check = authProvider.checkError(new ApiFailure(401, 'Please sign in.'));
    await expect(check).rejects.toMatchObject({
      redirectTo: '/admin-signin',
      reason: 'Please sign in.',
    });
    expect(store.size).toBe(0);
  });

  test('Who is signed in is asked again in the next session', async () => {
    installStorage(kept);
    const server = installServer(json({ success: false, message: 'Please sign in.' }, 401));
    const asking = authProvider.getIdentity();
    installStorage({ adminToken: 'NEXT' });
    await expect(asking).rejects.toMatchObject({ status: 401 });
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('What may be done is what the server says; a page whose rights are not known may ask', async () => {
    installStorage(kept);
    const may = (action: string, resource: string) => authProvider.canAccess({ action, resource });
    const server = installServer(null);
    expect(await may('list', 'audit')).toBe(true);
    const rights = ['GET students', 'GET students/:id', 'POST students/:id/erase'];
    server.mockResolvedValue(new Response(JSON.stringify({ success: true, rights })));
    expect(await may('list', 'students')).toBe(true);
    expect(await may('erase', 'students')).toBe(true);
    expect(await may('edit', 'students')).toBe(false);
    expect(await may('list', 'audit')).toBe(false);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('a token that is not an admin’s ends the session, a role’s limits do not', async () => {
    const refusal = (code: string) =>
      Object.assign(new Error('Not yours.'), { status: 403, body: { code } });
    const store = installStorage(kept);
    await authProvider.checkError(refusal('role_forbids'));
    expect(store.get('adminToken')).toBe('T');
    await expect(authProvider.checkError(refusal('not_yours'))).rejects.toThrow('Not yours.');
    expect(store.size).toBe(0);
  });

  test.each([500, 404, null])('status %p leaves the session', async (status) => {
    const store = installStorage(kept);
    await authProvider.checkError(new ApiFailure(status));
    expect(store.get('adminToken')).toBe('T');
  });
});
