import type { Entry } from '../providers/api-types.js';
import type { LateAnswer } from '@portal/domain/late-answers/late-answer.js';

export type LateAnswerRow = Entry<'attempts'>['lateAnswers'][number];

/** What speaks for the time, or against it, in words. */
export const BASES: Readonly<Record<LateAnswer['basis'], string>> = {
  stamped: 'The server was sent the choice before the end.',
  stated: 'Stated by the page before the end. Nothing that we know speaks against it.',
  'not-stated': 'Not shown: no time from an anchor of this test.',
  'stated-late': 'Not in time: the page itself states a time outside of the test.',
  contradicted: 'Not believed: the same session saved later, without this choice.',
  'after-review': 'Not believed: it came when the right answers had been opened.',
};
