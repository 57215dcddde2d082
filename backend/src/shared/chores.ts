import { closeOverdue } from '@portal/domain/exam/close-overdue.js';
import type { DataSource } from 'typeorm';
import type { Ports } from './ports.js';
import { purgeExpired } from './purge.pg.js';
import type { Chore } from './schedule.bullmq.js';

const OVERDUE_BATCH = 500;
const OVERDUE_EVERY_SECONDS = 2;
const PURGE_EVERY_SECONDS = 10 * 60;

/**
 * Everything that is done again and again. A new scheduled job (such as asking the provider about
 * orders that nobody told us of) is one more row here; it is planned, counted and watched as these are.
 */
export const choresOf = (ports: Ports, dataSource: DataSource): readonly Chore[] => [
  {
    name: 'close-overdue',
    everySeconds: OVERDUE_EVERY_SECONDS,
    run: () => closeOverdue(ports, OVERDUE_BATCH),
  },
  {
    name: 'purge-expired',
    everySeconds: PURGE_EVERY_SECONDS,
    run: () => purgeExpired(dataSource),
  },
];
