import type { Entry, Row } from '../../providers/api-types.js';

export type ApplicationRow = Row<'applications'>;

/** One application with its way; of all that belongs to it, the newest comes first. */
export type ApplicationEntry = Entry<'applications'>;

/** What has to be known of an application to move it. */
export type Movable = Pick<ApplicationRow, 'id' | 'name' | 'domain' | 'status' | 'version'>;
