export { seededRandom } from '../kernel/seeded-random.js';
