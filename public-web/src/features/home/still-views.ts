// One chunk, for visitors who come from another page; see `still.tsx`.
export { AboutView } from './about/about-view.js';
export { ContactView } from './contact/contact-view.js';
export { HowView } from './how/how-view.js';
export { ImpactView } from './impact/impact-view.js';
export { ProgramsView } from './programs/programs-view.js';
export { ProjectsView } from './projects/projects-view.js';
export { TestDomainsView, TestLeadsToView } from './try-test/test-leads-to-view.js';
