import { StudentNotFound, type AccountStores } from '../../accounts/index.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { Work } from '../../kernel/transaction.js';
import { STATE_NAMES } from './place-of-supply.js';
import type { ReceiptIssuer } from './receipt.js';

type Ports = Work<AccountStores> & { readonly issuer: ReceiptIssuer };

const isAsked = ({ gst, place }: ReceiptIssuer): boolean =>
  gst !== null && place.rule === 'student';

export type InvoiceState = {
  readonly isAsked: boolean;
  readonly state: string | null;
  readonly states: readonly string[];
};

/** The State for the student's tax invoice. @throws StudentNotFound */
export async function ownInvoiceState(
  { unitOfWork, issuer }: Ports,
  studentId: string,
): Promise<InvoiceState> {
  if (!isAsked(issuer)) return { isAsked: false, state: null, states: [] };
  const student = await unitOfWork.run((tx) => tx.students.findById(studentId));
  if (!student) throw new StudentNotFound();
  return { isAsked: true, state: student.invoiceState, states: STATE_NAMES };
}

/** Stores or removes the State for the tax invoice; issued invoices stay. @throws InvalidInput if none is asked for, or
 * there is no such State; StudentNotFound */
export async function nameInvoiceState(
  { unitOfWork, issuer }: Ports,
  studentId: string,
  state: string | null,
): Promise<void> {
  if (!isAsked(issuer)) throw new InvalidInput({ state: 'No State is asked for.' });
  if (state !== null && !STATE_NAMES.includes(state)) {
    throw new InvalidInput({ state: 'Please choose a State of the list.' });
  }
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    await tx.students.save({ ...student, invoiceState: state });
  });
}
