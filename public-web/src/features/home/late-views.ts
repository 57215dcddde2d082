// One chunk for all that hydrates late: small ones would cost more in requests than they save.
export { AboutView } from './about-view.js';
export { AchievementsView } from './achievements-view.js';
export { AlumniView } from './alumni-view.js';
export { BlogView } from './blog-view.js';
export { ContactView } from './contact-view.js';
export { FaqView } from './faq-view.js';
export { ImpactView } from './impact-view.js';
export { MatchingQuizView } from './matching-quiz-view.js';
export { NewsView } from './news-view.js';
export { ProgramsView } from './programs-view.js';
export { ProjectsView } from './projects-view.js';
