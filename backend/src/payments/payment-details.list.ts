import { CHARGEBACK_STATES } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import {
  aCount,
  aFlag,
  aMoment,
  anId,
  aText,
  aWord,
  newestRowsOf,
  orNone,
  someJson,
} from '../platform/admin-lists/columns.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import {
  paymentAttempt,
  policy,
  REFUND_STATES,
  SOURCES,
  HISTORY_CHANGES,
} from './payment.shapes.js';

/** Whether the student who paid sits a test now. */
const isBeingTested = aFlag(`EXISTS (SELECT FROM attempts
  WHERE attempts.student_id = payments.student_id AND attempts.state = 'open')`);

export const PAYMENT_DETAILS = {
  attempts: someJson(z.array(paymentAttempt), 'payments.attempts'),
  replacedAt: orNone(aMoment('replaced_at')),
  checks: aCount('checks'),
  checkAt: orNone(aMoment('check_at')),
  isBeingTested,
  events: newestRowsOf({
    from: 'provider_events AS event',
    columns: {
      id: aText('event.id'),
      name: aText('event.name'),
      state: aText('event.state'),
      providerPaymentId: orNone(aText("event.fact ->> 'paymentId'")),
      receivedAt: aMoment('event.received_at'),
    },
    where: 'event.order_id = payments.order_id',
    newest: 'event.received_at',
  }),
  history: newestRowsOf({
    from: 'payment_history AS entry',
    columns: {
      id: aText('entry.id::text'),
      providerPaymentId: aText('entry.provider_payment_id'),
      source: aWord(SOURCES, 'entry.source'),
      change: aWord(HISTORY_CHANGES, 'entry.change'),
      at: aMoment('entry.at'),
    },
    where: 'entry.payment_id = payments.id',
    newest: 'entry.id',
  }),
  refunds: newestRowsOf({
    from: 'refunds AS refund',
    columns: {
      id: anId('refund.id'),
      providerPaymentId: aText('refund.provider_payment_id'),
      amount: aCount('refund.amount'),
      state: aWord(REFUND_STATES, 'refund.state'),
      createdAt: aMoment('refund.created_at'),
    },
    where: 'refund.payment_id = payments.id',
    newest: 'refund.created_at',
  }),
  creditNotes: newestRowsOf({
    from: 'credit_notes AS note',
    columns: {
      id: aText('note.number'),
      receiptNumber: aText('note.receipt_number'),
      cause: aWord(['refund', 'chargeback'], 'note.cause'),
      amount: aCount('note.amount'),
      issuedAt: aMoment('note.issued_at'),
    },
    where: 'note.payment_id = payments.id',
    newest: 'note.issued_at',
  }),
  chargebacks: newestRowsOf({
    from: 'chargebacks AS chargeback',
    columns: {
      id: aText('chargeback.id'),
      providerPaymentId: aText('chargeback.provider_payment_id'),
      amount: aCount('chargeback.amount'),
      reason: aText('chargeback.reason'),
      phase: aText('chargeback.phase'),
      state: aWord(CHARGEBACK_STATES, 'chargeback.state'),
      respondBy: orNone(aMoment('chargeback.respond_by')),
      openedAt: aMoment('chargeback.opened_at'),
    },
    where: 'chargeback.payment_id = payments.id',
    newest: 'chargeback.opened_at',
  }),
  differences: newestRowsOf({
    from: 'payment_differences AS difference',
    columns: {
      id: anId('difference.id'),
      kind: aText('difference.kind'),
      providerPaymentId: aText('difference.provider_payment_id'),
      amount: aCount('difference.amount'),
      foundAt: aMoment('difference.found_at'),
    },
    where: 'difference.order_id = payments.order_id',
    newest: 'difference.found_at',
  }),
  terms: newestRowsOf({
    from: 'order_terms AS terms',
    columns: {
      id: anId('terms.id'),
      shownVersion: orNone(aCount('terms.shown_version')),
      termsVersion: aCount('terms.terms_version'),
      policy: someJson(policy, 'terms.policy'),
      agreedAt: aMoment('terms.agreed_at'),
    },
    where: 'terms.payment_id = payments.id',
    newest: 'terms.agreed_at',
  }),
  actions: newestRowsOf({
    from: 'audit_entries AS entry',
    columns: {
      id: anId('entry.id'),
      action: aText('entry.action'),
      adminName: aText('entry.admin_name'),
      at: aMoment('entry.at'),
      before: orNone(aText("entry.before ->> 'state'")),
      after: orNone(aText("entry.after ->> 'state'")),
    },
    where: `entry.subject = 'payment' AND entry.subject_id = payments.id::text AND NOT ${IS_TRACE}`,
    newest: 'entry.at',
  }),
} satisfies ListSpec['details'];
