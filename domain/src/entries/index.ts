export { entryTitle } from './entry-titles.js';
