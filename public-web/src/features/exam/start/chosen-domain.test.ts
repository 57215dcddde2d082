import { beforeEach, describe, expect, it } from '@jest/globals';
import { sessions } from '../../../lib/session.js';
import { localStore } from '../../../lib/storage.js';
import { chooseDomain, chosenDomain } from './chosen-domain.js';

const signIn = (email: string) => sessions.begin({ email, name: 'A student', token: 'token' });

describe('the domain chosen on this device', () => {
  beforeEach(() => {
    for (const key of ['testDomain', 'portal.testDomainOf']) localStore.set(key, null);
    signIn('asha@example.com');
  });

  it('is there for the student who chose it, after a sign-out too', () => {
    chooseDomain('devops');
    sessions.end();
    signIn('asha@example.com');
    expect(chosenDomain()).toBe('devops');
  });

  it('leaves no address of the student on the device', () => {
    chooseDomain('devops');
    expect(localStore.get('portal.testDomainOf')).toMatch(/^[\da-z]+$/);
  });

  it('is not the choice of the next student on a shared computer', () => {
    chooseDomain('devops');
    sessions.end();
    signIn('vikram@example.com');
    expect(chosenDomain()).toBeNull();
    chooseDomain('hr');
    expect(chosenDomain()).toBe('hr');
  });

  it('counts where it has no owner', () => {
    localStore.set('testDomain', 'devops');
    expect(chosenDomain()).toBe('devops');
  });
});
