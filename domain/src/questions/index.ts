export { drawQuestions } from './draw-questions.js';
export { createQuestion, reviseQuestion } from './edit-question.js';
export { FamilyNotDrawn, FileWasStopped, UnreadableFile } from './errors.js';
export { someFacts, type Facts } from './facts.js';
export type { Family } from './families/family.js';
export { isFamily } from './families/read-family.js';
export { familyQuestion } from './family-question.js';
export { HEALTH_FLAGS, domainHealth, type QuestionHealth } from './health/question-health.js';
export type { ChoiceTally } from './health/tallies.js';
export { importQuestions, previewImport, type ImportedFile } from './import-questions.js';
export { DEFAULT_FIELDS, withDefaults } from './import-defaults.js';
export { textOfHtml } from './html-text.js';
export { ROW_FIELDS, rowOf, type ImportRow } from './import-row.js';
export { moveQuestion } from './move-question.js';
export { checkFigures, isAnyOffered, isOffered, leastLive } from './offer.js';
export { planImport, type ImportPlan, type ImportAs } from './plan-import.js';
export type { ImportPlanner, QuestionRepository, QuestionStores } from './ports.js';
export { MOVES as QUESTION_MOVES, type QuestionMove } from './question-moves.js';
export {
  DIFFICULTIES,
  OPTION_KEYS,
  faultsOf,
  isOptionKey,
  type Difficulty,
  type StoredQuestion,
  type OptionKey,
  type Options,
  type Question,
  type QuestionContent,
} from './question.js';
export { readJson, writeJson } from './questions-json.js';
export { isAiken, readAiken } from './read-aiken.js';
export {
  readSheet,
  safeCell,
  SHEET_FIELDS,
  type Cells,
  type SheetColumn,
  type SheetField,
} from './read-sheet.js';
export { readGift } from './read-gift.js';
export { draftRuling } from './rulings/draft-ruling.js';
export { KeyIsRuled, RulingHasMoved } from './rulings/errors.js';
export type { RulingRepository, RulingStores } from './rulings/ports.js';
export {
  RULING_KINDS,
  acceptedOptions,
  concerns,
  isInForce,
  judges,
  outcomeUnder,
  protectsPasses,
  stateOf,
  type ItemOutcome,
  type Ruling,
  type RulingKind,
} from './rulings/ruling.js';
export {
  MOST_SEED,
  isSample,
  type PreviewedVariant,
  previewVariants,
  served,
  type SeenQuestion,
  type ServedQuestion,
} from './served-question.js';
export { lostHtml, notOneRight, UNFIT, unfitOptions } from './unfit.js';
export { writeGift } from './write-gift.js';
