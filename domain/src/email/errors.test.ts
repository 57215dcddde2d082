import { testRefusals } from '../testing/test-refusals.js';
import * as refusals from './errors.js';

testRefusals(
  refusals,
  `
EmailNotFailed conflict email_not_failed
EmailExpired conflict email_expired
EmailNotWaiting conflict email_not_waiting
EmailBeingSent conflict email_being_sent
`,
);
