import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { NOTE_USE } from './session.statement.js';

const log = new Logger('Sessions');

/** Notes that a session is used. The request does not wait for it, and does not fail if it fails. */
export function noteUse(dataSource: DataSource, sessionId: string): void {
  dataSource.query(NOTE_USE, [sessionId]).catch((error: unknown) => {
    log.debug({ msg: 'the use of a session was not noted', error: String(error) });
  });
}
