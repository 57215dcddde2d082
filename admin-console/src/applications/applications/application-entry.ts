import type { Entry, Row } from '../../providers/api-types.js';

export type ApplicationRow = Row<'applications'>;

/** One application with its history; related lists are newest first. */
export type ApplicationEntry = Entry<'applications'>;

/** The facts of an application that a move needs. */
export type Movable = Pick<ApplicationRow, 'id' | 'name' | 'domain' | 'status' | 'version'>;
