export { SIMILAR_TESTS } from './similar-tests.list.js';
export { typeormSimilarTests } from './similar-tests.typeorm.js';
