/** What other areas may use of this one. */
export { compareSubmittedTests } from './compare-submitted-tests.js';
export type {
  ComparedWindow,
  KeptPair,
  SimilarTestRepository,
  SubmittedTest,
  WithSimilarTests,
} from './ports.js';
