import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { aQuestion } from '@portal/domain/testing/a-question.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { warnOfSamples } from './warn-of-samples.js';

it('A family that served its sample is logged, once when the test starts', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const sample = { ...aQuestion({ id: 'sample' }), mistakes: {} };
  const attempt = anAttempt({
    questions: [aQuestion(), { ...sample, id: 'drawn', seed: 1 }, sample],
  });
  warnOfSamples({ attempt, now: attempt.startedAt });
  warnOfSamples({ attempt, now: attempt.deadline });
  warnOfSamples({ attempt: anAttempt(), now: attempt.startedAt });
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ samples: ['sample'] })]]);
});
