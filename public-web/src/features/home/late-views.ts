// One chunk for all that hydrates late: small ones would cost more in requests than they save.
export { AboutView } from './about/about-view.js';
export { AchievementsView } from './achievements/achievements-view.js';
export { AlumniView } from './alumni/alumni-view.js';
export { BlogView } from './blog/blog-view.js';
export { ContactView } from './contact/contact-view.js';
export { FaqView } from './faq/faq-view.js';
export { ImpactView } from './impact/impact-view.js';
export { MatchingQuizView } from './matching-quiz/matching-quiz-view.js';
export { NewsView } from './news/news-view.js';
export { ProgramsView } from './programs/programs-view.js';
export { ProjectsView } from './projects/projects-view.js';
