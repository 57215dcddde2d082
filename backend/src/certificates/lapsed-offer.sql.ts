import { NOW } from '../platform/database/now.sql.js';

/** Of `applications`, as `isOverdue` of the domain: its letter is in force no more. */
export const OFFER_HAS_LAPSED = `applications.status = 'offered' AND applications.answer_by < ${NOW}`;
