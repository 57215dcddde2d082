import { CHARGEBACK_STATES } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import * as column from '../platform/admin-lists/columns.js';
import type * as list from '../platform/admin-lists/list-spec.js';
import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import {
  paymentAttempt,
  policy,
  REFUND_STATES,
  SOURCES,
  HISTORY_CHANGES,
} from './payment.shapes.js';

/** Whether the student who paid sits a test now. */
const isBeingTested = column.aFlag(`EXISTS (SELECT FROM attempts
  WHERE attempts.student_id = payments.student_id AND attempts.state = 'open')`);

export const PAYMENT_DETAILS = {
  attempts: column.someJson(z.array(paymentAttempt), 'payments.attempts'),
  replacedAt: column.orNone(column.aMoment('replaced_at')),
  checks: column.aCount('checks'),
  checkAt: column.orNone(column.aMoment('check_at')),
  isBeingTested,
  events: column.newestRowsOf({
    from: 'provider_events AS event',
    columns: {
      id: column.aText('event.id'),
      name: column.aText('event.name'),
      state: column.aText('event.state'),
      providerPaymentId: column.orNone(column.aText("event.fact ->> 'paymentId'")),
      receivedAt: column.aMoment('event.received_at'),
    },
    where: 'event.order_id = payments.order_id',
    newest: 'event.received_at',
  }),
  history: column.newestRowsOf({
    from: 'payment_history AS entry',
    columns: {
      id: column.aText('entry.id::text'),
      providerPaymentId: column.aText('entry.provider_payment_id'),
      source: column.aWord(SOURCES, 'entry.source'),
      change: column.aWord(HISTORY_CHANGES, 'entry.change'),
      at: column.aMoment('entry.at'),
    },
    where: 'entry.payment_id = payments.id',
    newest: 'entry.id',
  }),
  refunds: column.newestRowsOf({
    from: 'refunds AS refund',
    columns: {
      id: column.anId('refund.id'),
      providerPaymentId: column.aText('refund.provider_payment_id'),
      amount: column.aCount('refund.amount'),
      state: column.aWord(REFUND_STATES, 'refund.state'),
      createdAt: column.aMoment('refund.created_at'),
    },
    where: 'refund.payment_id = payments.id',
    newest: 'refund.created_at',
  }),
  creditNotes: column.newestRowsOf({
    from: 'credit_notes AS note',
    columns: {
      id: column.aText('note.number'),
      receiptNumber: column.aText('note.receipt_number'),
      cause: column.aWord(['refund', 'chargeback'], 'note.cause'),
      amount: column.aCount('note.amount'),
      issuedAt: column.aMoment('note.issued_at'),
    },
    where: 'note.payment_id = payments.id',
    newest: 'note.issued_at',
  }),
  chargebacks: column.newestRowsOf({
    from: 'chargebacks AS chargeback',
    columns: {
      id: column.aText('chargeback.id'),
      providerPaymentId: column.aText('chargeback.provider_payment_id'),
      amount: column.aCount('chargeback.amount'),
      reason: column.aText('chargeback.reason'),
      phase: column.aText('chargeback.phase'),
      state: column.aWord(CHARGEBACK_STATES, 'chargeback.state'),
      respondBy: column.orNone(column.aMoment('chargeback.respond_by')),
      openedAt: column.aMoment('chargeback.opened_at'),
    },
    where: 'chargeback.payment_id = payments.id',
    newest: 'chargeback.opened_at',
  }),
  differences: column.newestRowsOf({
    from: 'payment_differences AS difference',
    columns: {
      id: column.anId('difference.id'),
      kind: column.aText('difference.kind'),
      providerPaymentId: column.aText('difference.provider_payment_id'),
      amount: column.aCount('difference.amount'),
      foundAt: column.aMoment('difference.found_at'),
    },
    where: 'difference.order_id = payments.order_id',
    newest: 'difference.found_at',
  }),
  terms: column.newestRowsOf({
    from: 'order_terms AS terms',
    columns: {
      id: column.anId('terms.id'),
      shownVersion: column.orNone(column.aCount('terms.shown_version')),
      termsVersion: column.aCount('terms.terms_version'),
      policy: column.someJson(policy, 'terms.policy'),
      agreedAt: column.aMoment('terms.agreed_at'),
    },
    where: 'terms.payment_id = payments.id',
    newest: 'terms.agreed_at',
  }),
  actions: column.newestRowsOf({
    from: 'audit_entries AS entry',
    columns: {
      id: column.anId('entry.id'),
      action: column.aText('entry.action'),
      adminName: column.aText('entry.admin_name'),
      at: column.aMoment('entry.at'),
      before: column.orNone(column.aText("entry.before ->> 'state'")),
      after: column.orNone(column.aText("entry.after ->> 'state'")),
    },
    where: `entry.subject = 'payment' AND entry.subject_id = payments.id::text AND NOT ${IS_TRACE}`,
    newest: 'entry.at',
  }),
} satisfies list.ListSpec['details'];
