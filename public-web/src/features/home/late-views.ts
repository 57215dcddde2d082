// One chunk for all that answers to somebody: small ones would cost more in requests than they save.
export { AlumniView } from './alumni/alumni-view.js';
export { BlogView } from './blog/blog-view.js';
export { FaqView } from './faq/faq-view.js';
export { MatchingQuizView } from './matching-quiz/matching-quiz-view.js';
export { NewsView } from './news/news-view.js';
export { ServicesView } from './services/services-view.js';
