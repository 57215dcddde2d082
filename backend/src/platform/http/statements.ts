import { AGE_STATEMENT } from '@portal/domain/consents/index.js';
import { textOrEmpty } from './input.js';

/** What a form states beside its fields; the domain judges it. */
export const STATEMENTS = {
  noticeVersion: textOrEmpty.describe('The version of the notice that stood over the button.'),
  ageStatement: textOrEmpty.describe(
    `That the person is 18 or older: the version of the words that were ticked, which are “${AGE_STATEMENT.text}” in ${AGE_STATEMENT.version}. Without it nothing of a form with a noticeVersion is kept.`,
  ),
};
