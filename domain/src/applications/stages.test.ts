import { describe, expect, it } from '@jest/globals';
import { checkMove, isStage, movesFrom, STAGES } from './stages.js';

const BY_STAGE: Readonly<Record<string, string>> = {
  received: 'shortlisted interview closed',
  shortlisted: 'received interview offered closed',
  interview: 'shortlisted interview offered closed',
  offered: 'accepted declined offered closed',
  accepted: 'interning left closed',
  declined: 'offered closed',
  interning: 'completed left',
  completed: '',
  left: '',
  closed: 'received shortlisted',
};

describe('The stages of an application', () => {
  it.each(STAGES)('lead on from %s as the table says', (stage) => {
    expect(movesFrom(stage).join(' ')).toBe(BY_STAGE[stage]);
    for (const to of STAGES) {
      const check = () => checkMove(stage, to);
      if (movesFrom(stage).includes(to)) expect(check).not.toThrow();
      else {
        const message = `An application that is ${stage} can't become ${to}.`;
        const refusal = { kind: 'conflict', code: 'move_refused', message };
        expect(check).toThrow(expect.objectContaining(refusal));
      }
    }
  });

  it('can each be reached from the first', () => {
    const reached = new Set<string>(['received']);
    for (const stage of reached) {
      if (isStage(stage)) movesFrom(stage).forEach((next) => reached.add(next));
    }
    expect([...reached].sort()).toEqual([...STAGES].sort());
  });

  it('are named by these words alone', () => {
    expect(STAGES.every(isStage)).toBe(true);
    expect(['', 'Received', 'hired', 'toString'].some(isStage)).toBe(false);
  });
});
