import * as accounts from '../accounts/index.js';
import {
  closeMessage,
  assignApplication,
  moveApplication,
  type MovePorts,
  type ApplicationStores,
} from '../applications/index.js';
import type { Actor, AuditStores } from '../audit/index.js';
import type { CertificateStores } from '../certificates/index.js';
import { cancelEmail, retryEmail, type EmailStores } from '../email/index.js';
import { DomainError, InvalidInput } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import {
  moveQuestion,
  QUESTION_MOVES,
  type QuestionMove,
  type QuestionStores,
} from '../questions/index.js';
import type { SettingsStores } from '../settings/index.js';
import { type AdminRole, isAllowed, RoleForbids, type StaffStores } from '../staff/index.js';
import { bulkAction, type BulkKind, MOST_BULK_ROWS } from './bulk-action.js';

type Stores = StaffStores &
  ApplicationStores &
  AuditStores &
  CertificateStores &
  EmailStores &
  SettingsStores &
  QuestionStores &
  accounts.AccountStores;

type Ports = MovePorts & accounts.WritingPorts & Work<Stores>;

export type ChosenRow = {
  readonly id: string;
  /** The version that the admin saw; absent where rows have none. */
  readonly version?: number | undefined;
};

export type BulkTask = {
  readonly kind: BulkKind;
  /** The stage, the new owner's id (empty for nobody) or the move; empty for other kinds. */
  readonly value: string;
  readonly reason: string;
  readonly isMailed: boolean;
  readonly message: accounts.MessageToStudent;
  /** Whether the admin confirmed that a domain may be closed by it. */
  readonly mayClose: boolean;
};

export type RowOutcome = {
  readonly id: string;
  readonly isDone: boolean;
  /** The reason for a refusal; empty if it was done. */
  readonly why: string;
};

type RowAction = (ports: Ports, actor: Actor, row: ChosenRow, task: BulkTask) => Promise<unknown>;

const NOT_SEEN = -1;

const isMove = (text: string): text is QuestionMove => Object.hasOwn(QUESTION_MOVES, text);

/** The use case of the single action, by the kind of call. */
const ROW_ACTIONS: Readonly<Record<BulkKind, RowAction>> = {
  'move-applications': (ports, actor, { id, version = NOT_SEEN }, { value, reason, isMailed }) =>
    moveApplication(ports, actor, {
      ...{ applicationId: id, version, to: value, reason, mail: isMailed ? 'usual' : null },
    }),
  'assign-applications': (ports, actor, { id, version = NOT_SEEN }, { value }) =>
    assignApplication(ports, actor, { applicationId: id, version, ownerId: value || null }),
  'close-messages': (ports, actor, { id }, { reason }) =>
    closeMessage(ports, actor, { messageId: id, reason }),
  'retry-emails': (ports, actor, { id }, { reason }) =>
    retryEmail(ports, actor, { emailId: id, reason }),
  'cancel-emails': (ports, actor, { id }, { reason }) =>
    cancelEmail(ports, actor, { emailId: id, reason }),
  'move-questions': async (
    ports,
    actor,
    { id, version = NOT_SEEN },
    { value, reason, mayClose },
  ) => {
    if (!isMove(value)) throw new InvalidInput({ value: 'Please choose a move.' });
    await moveQuestion(ports, actor, { id, move: value, version, reason, confirmed: mayClose });
  },
  'write-to-students': (ports, actor, { id }, { reason, message }) =>
    accounts.writeToStudent(ports, actor, { studentId: id, reason, message }),
};

function rejectBadCall(rows: readonly ChosenRow[]): void {
  if (rows.length === 0 || rows.length > MOST_BULK_ROWS) {
    throw new InvalidInput({ rows: `Please choose 1 to ${MOST_BULK_ROWS} rows.` });
  }
  if (new Set(rows.map(({ id }) => id)).size < rows.length) {
    throw new InvalidInput({ rows: 'A row is chosen twice.' });
  }
}

/** Does the same to each chosen row, one after the other, each in its own transaction by the use case of a single row.
 * A refusal skips the row and gives the reason. A repeated call changes nothing twice: rows in another version or state
 * are refused, and so is a second message of the call to a student. @throws RoleForbids, InvalidInput if the typed
 * values fit no row */
export async function doToRows(
  ports: Ports,
  actor: Actor,
  {
    role,
    rows,
    ...task
  }: BulkTask & { readonly role: AdminRole; readonly rows: readonly ChosenRow[] },
): Promise<readonly RowOutcome[]> {
  if (!isAllowed(role, bulkAction(task.kind).roles)) throw new RoleForbids();
  rejectBadCall(rows);
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    try {
      await ROW_ACTIONS[task.kind](ports, actor, row, task);
      outcomes.push({ id: row.id, isDone: true, why: '' });
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure;
      if (failure instanceof InvalidInput && outcomes.length === 0) throw failure;
      outcomes.push({ id: row.id, isDone: false, why: failure.message });
    }
  }
  return outcomes;
}
