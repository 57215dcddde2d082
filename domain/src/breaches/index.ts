export { announceBreach, noticeOf } from './announce-breach.js';
export { deadlinesOf, firstWordToBoard, type ReportItem, reportToBoard } from './board-report.js';
export { type Breach, BREACHED_DATA, readBreach } from './breach.js';
export type { Affected, BreachRegister, WithBreaches } from './ports.js';
