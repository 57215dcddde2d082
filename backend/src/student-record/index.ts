export { StudentRecordModule } from './student-record.module.js';
export { STUDENT_RECORD_RESPONSES } from './student-record.responses.js';
