/** What other areas may use of this one. */
export { DashboardModule } from './dashboard.module.js';
