import type { Entry, Row } from '../providers/api-types.js';

export type ApplicationRow = Row<'applications'>;

/** One application with its way; of all that belongs to it, the newest comes first. */
export type ApplicationEntry = Entry<'applications'>;

/** An interview, and how it ended; the one that holds has no ending. */
export type InterviewEntry = ApplicationEntry['interviews'][number];

export type SlotEntry = ApplicationEntry['slots'][number];

/** What has to be known of an application to move it. */
export type Movable = Pick<ApplicationRow, 'id' | 'name' | 'domain' | 'status' | 'version'>;
