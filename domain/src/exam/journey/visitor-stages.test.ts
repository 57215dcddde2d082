import { describe, expect, it } from '@jest/globals';
import { stagesOfVisitor, type VisitorAccount } from './visitor-stages.js';

const marksOf = (account: VisitorAccount) => {
  const stages = stagesOfVisitor(account);
  return {
    done: stages.filter(({ isDone }) => isDone).map(({ stage }) => stage),
    current: stages.filter(({ isCurrent }) => isCurrent).map(({ stage }) => stage),
  };
};

describe('The stages of a visitor who is not signed in', () => {
  it('begin with the sign-up without an account', () => {
    expect(marksOf('none')).toEqual({ done: [], current: ['sign-up'] });
  });

  it('go on with the email while it is not verified', () => {
    expect(marksOf('unverified')).toEqual({ done: ['sign-up'], current: ['verify'] });
  });

  it('are not marked while nothing is known', () => {
    expect(marksOf('unknown')).toEqual({ done: [], current: [] });
  });

  it('are the same five in every case', () => {
    const names = (account: VisitorAccount) => stagesOfVisitor(account).map(({ stage }) => stage);
    expect(names('none')).toEqual(['sign-up', 'verify', 'pay', 'test', 'result']);
    expect(names('unknown')).toEqual(names('unverified'));
  });
});
