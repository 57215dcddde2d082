import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { partsOf, sourcesOf } from './product-sources.js';

const calls = partsOf(sourcesOf('backend'), ts.isCallExpression);

/** The methods in which something is called: the file, the name, and all that is written there. */
const methodsThatCall = (callee: RegExp) =>
  calls
    .filter(({ node }) => callee.test(node.expression.getText()))
    .map(({ path, node }) => {
      const method = ts.findAncestor(node, ts.isMethodDeclaration);
      return { name: `${path}: ${method?.name.getText() ?? ''}`, text: method?.getText() ?? '' };
    });

const namesOf = (methods: readonly { readonly name: string }[]) =>
  methods.map(({ name }) => name).sort();

const SIGNED_IN = /@Current(Student|Admin)\(\)/;
/** A wrong answer is counted, and waits grow, see `abuse-guard.ts` and `admin-guesses.ts`. */
const GUARDED = /this\.(budget|guesses)\s*\.guess(Codes)?\(|this\.guarded\(/;

describe('The ways in', () => {
  const begins = methodsThatCall(/^this\.sessions\.begin$/);

  it('are these, and no other begins a session', () => {
    expect(namesOf(begins)).toEqual([
      'backend/src/accounts/auth.controller.ts: signIn',
      'backend/src/accounts/student-sessions.controller.ts: changePassword',
      'backend/src/accounts/student-sessions.controller.ts: endOthers',
      'backend/src/staff/admin-account.controller.ts: changePassword',
      'backend/src/staff/admin-login.controller.ts: signIn',
      'backend/src/staff/admin-sessions.controller.ts: endOthers',
    ]);
  });

  it('ask a stranger for proof under the budget of guesses, and else take who is signed in', () => {
    const strangers = begins.filter(({ text }) => !SIGNED_IN.test(text));
    expect(strangers.filter(({ text }) => !GUARDED.test(text))).toEqual([]);
    expect(namesOf(strangers)).toEqual([
      'backend/src/accounts/auth.controller.ts: signIn',
      'backend/src/staff/admin-login.controller.ts: signIn',
    ]);
  });

  it('all have their tokens from one place', () => {
    expect(namesOf(methodsThatCall(/^this\.tokens\.issue$/))).toEqual([
      'backend/src/accounts/sessions.ts: begin',
      'backend/src/staff/admin-sessions.ts: begin',
    ]);
  });
});
