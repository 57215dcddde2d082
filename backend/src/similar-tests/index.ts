/** What other areas may use of this one. */
export { SIMILAR_TESTS } from './similar-tests.list.js';
export { typeormSimilarTests } from './similar-tests.typeorm.js';
