export { DashboardModule } from './dashboard.module.js';
export { DASHBOARD_RESPONSES } from './dashboard.responses.js';
