export { compareSubmittedTests } from './compare-submitted-tests.js';
export type { KeptPair, SimilarTestRepository, SubmittedTest, WithSimilarTests } from './ports.js';
