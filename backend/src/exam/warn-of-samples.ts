import { Logger } from '@nestjs/common';
import type { StartedAttempt } from '@portal/domain/exam/index.js';
import { isSample } from '@portal/domain/questions/index.js';

const log = new Logger('Attempt');

/** Only when a test starts: its page asks for it again. */
export function warnOfSamples({ attempt, now }: StartedAttempt): void {
  const samples = attempt.questions.filter(isSample).map(({ id }) => id);
  if (samples.length === 0 || Number(attempt.startedAt) !== Number(now)) return;
  log.warn({ msg: 'A question family could not be drawn: its sample is served', samples });
}
