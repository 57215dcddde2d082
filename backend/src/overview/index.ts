export { OverviewModule } from './overview.module.js';
export { BULK_RESPONSES } from './bulk/bulk.responses.js';
export { isWeekDue, weekOfFigures } from './dashboard/week.query.js';
export { DASHBOARD_RESPONSES } from './dashboard/dashboard.responses.js';
export { STUDENT_RECORD_RESPONSES } from './student-record/student-record.responses.js';
