import { BULK_KINDS } from '@portal/domain/bulk/index.js';
import { z } from 'zod';
import {
  aCount,
  aFlag,
  aMoment,
  anId,
  aText,
  aWord,
  belonging,
  orNone,
  someJson,
} from '../platform/admin-lists/columns.js';
import {
  dated,
  hasWords,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';
import { FILTER } from './job-filter.sql.js';

const STATES = ['running', 'done', 'cancelled', 'stopped'] as const;

/** As it was asked for, whatever the list can be narrowed by. */
const FILTER_SHAPE = z.record(z.string(), z.unknown());

/** In the words that were sent; of a job of an earlier release they are not known. */
const MAIL_SHAPE = z.object({ subject: z.string(), text: z.string() });

const STATE = "coalesce(end_state, 'running')";

const state: ListFilter = {
  value: z.enum(STATES, 'This is not a state of a bulk job'),
  sql: (parameter) => `${STATE} = ${parameter}`,
};
const kind: ListFilter = {
  value: z.enum(BULK_KINDS, 'This is not a kind of bulk job'),
  sql: (parameter) => `kind = ${parameter}`,
};

export const BULK_JOBS: ListSpec = {
  resource: 'bulk-jobs',
  roles: ['support', 'content'],
  subject: null,
  from: 'bulk_jobs',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    kind: aWord(BULK_KINDS, 'kind'),
    value: orNone(aText('value')),
    isMailed: aFlag('is_mailed'),
    reason: aText('reason'),
    filter: someJson(FILTER_SHAPE, FILTER),
    adminId: anId('admin_id'),
    adminName: aText('admin_name'),
    undoes: orNone(anId('undoes')),
    state: aWord(STATES, STATE),
    total: aCount('total'),
    done: aCount('done'),
    skipped: aCount('skipped'),
    undoable: aCount('undoable'),
    startedAt: aMoment('started_at'),
    endedAt: orNone(aMoment('ended_at')),
    endedBy: aText('ended_by'),
  },
  details: {
    mail: orNone(someJson(MAIL_SHAPE, 'mail')),
    owner: orNone(aText('(SELECT username FROM admins WHERE admins.id::text = bulk_jobs.value)')),
    undoneBy: orNone(
      anId('(SELECT undo.id FROM bulk_jobs AS undo WHERE undo.undoes = bulk_jobs.id)'),
    ),
    skips: belonging({
      from: 'bulk_rows AS tried',
      columns: {
        place: aCount('tried.place'),
        subjectId: aText('tried.subject_id'),
        why: aText('tried.why'),
        at: orNone(aMoment('tried.at')),
      },
      where: "tried.job_id = bulk_jobs.id AND tried.state = 'skipped'",
      newest: 'tried.place',
    }),
  },
  sorts: { startedAt: 'started_at' },
  newest: 'startedAt',
  filters: {
    q: hasWords('words(reason, admin_name)'),
    state,
    kind,
    ...dated('started_at'),
  },
};
