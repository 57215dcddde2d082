/** What other areas may use of this one. */
export { DashboardController } from './dashboard.controller.js';
