import { testRefusals } from '../testing/test-refusals.js';
import * as ofQuestions from './errors.js';
import * as ofRulings from './rulings/errors.js';

testRefusals(
  { ...ofQuestions, ...ofRulings },
  `
QuestionHasChanged conflict question_has_changed
IdIsTaken conflict id_is_taken
UnreadableFile["It is not JSON."] invalid unreadable_file This file can’t be read. It is not JSON.
FileWasStopped invalid file_was_stopped
FamilyNotDrawn["it divides by zero"] invalid family_not_drawn
DomainsWouldClose[["hr","devops"],30] conflict domains_would_close With this there are fewer than 30 live questions in: HR, DevOps. No test would be offered there. Please confirm that this is meant.
KeyIsRuled conflict key_is_ruled
RulingHasMoved conflict ruling_has_moved
`,
);
