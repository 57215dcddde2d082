/**
 * What the domain's tests import from Jest, over Mocha's globals. Jest loads every module again for every
 * test file and mutant, which takes seconds; Mocha loads them once, and runs the tests that reach a
 * mutant in milliseconds.
 */
import fc from 'fast-check';
import { bind } from 'jest-each';
import { ModuleMocker } from 'jest-mock';

// One failure is enough: to look for a smaller one takes longer than all else. How long a mutant may
// run follows from how long its tests take.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 300 });

export { expect } from 'expect';

export const jest = new ModuleMocker(globalThis);

export const beforeEach = (work) => globalThis.beforeEach(work);

const withEach = (declare) => Object.assign(declare, { each: bind(declare, false) });

export const describe = withEach((name, body) => globalThis.describe(name, body));
export const it = withEach((name, body) => globalThis.it(name, body));
export const test = withEach((name, body) => globalThis.it(name, body));
