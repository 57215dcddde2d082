import { testRefusals } from '../testing/test-refusals.js';
import * as refusals from './errors.js';

testRefusals(
  refusals,
  `
QuestionHasChanged conflict question_has_changed
IdIsTaken conflict id_is_taken
UnreadableFile["It is not JSON."] invalid unreadable_file This file can’t be read. It is not JSON.
FileTakesTooLong[30] unavailable file_takes_too_long
`,
);
