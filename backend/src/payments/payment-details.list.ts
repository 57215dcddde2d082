import { DISPUTE_STATES } from '@portal/domain/payments/index.js';
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
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import { paymentAttempt, policy, REFUND_STATES, SOURCES, TOLD } from './payment.shapes.js';

/** Whether the student who paid sits a test now. */
const isBeingTested = aFlag(`EXISTS (SELECT FROM attempts
  WHERE attempts.student_id = payments.student_id AND attempts.state = 'open')`);

export const PAYMENT_DETAILS = {
  tries: someJson(z.array(paymentAttempt), 'tries'),
  replacedAt: orNone(aMoment('replaced_at')),
  checks: aCount('checks'),
  checkAt: orNone(aMoment('check_at')),
  isBeingTested,
  events: belonging({
    from: 'provider_events AS event',
    columns: {
      id: aText('event.id'),
      name: aText('event.name'),
      state: aText('event.state'),
      tryId: orNone(aText("event.fact ->> 'paymentId'")),
      receivedAt: aMoment('event.received_at'),
    },
    where: 'event.order_id = payments.order_id',
    newest: 'event.received_at',
  }),
  news: belonging({
    from: 'payment_news AS news',
    columns: {
      id: aText('news.id::text'),
      tryId: aText('news.try_id'),
      source: aWord(SOURCES, 'news.source'),
      told: aWord(TOLD, 'news.told'),
      at: aMoment('news.at'),
    },
    where: 'news.payment_id = payments.id',
    newest: 'news.id',
  }),
  refunds: belonging({
    from: 'refunds AS refund',
    columns: {
      id: anId('refund.id'),
      tryId: aText('refund.try_id'),
      amount: aCount('refund.amount'),
      state: aWord(REFUND_STATES, 'refund.state'),
      createdAt: aMoment('refund.created_at'),
    },
    where: 'refund.payment_id = payments.id',
    newest: 'refund.created_at',
  }),
  creditNotes: belonging({
    from: 'credit_notes AS note',
    columns: {
      id: aText('note.number'),
      receiptNumber: aText('note.receipt_number'),
      cause: aWord(['refund', 'dispute'], 'note.cause'),
      amount: aCount('note.amount'),
      issuedAt: aMoment('note.issued_at'),
    },
    where: 'note.payment_id = payments.id',
    newest: 'note.issued_at',
  }),
  disputes: belonging({
    from: 'payment_disputes AS dispute',
    columns: {
      id: aText('dispute.id'),
      tryId: aText('dispute.try_id'),
      amount: aCount('dispute.amount'),
      reason: aText('dispute.reason'),
      phase: aText('dispute.phase'),
      state: aWord(DISPUTE_STATES, 'dispute.state'),
      respondBy: orNone(aMoment('dispute.respond_by')),
      openedAt: aMoment('dispute.opened_at'),
    },
    where: 'dispute.payment_id = payments.id',
    newest: 'dispute.opened_at',
  }),
  differences: belonging({
    from: 'payment_differences AS difference',
    columns: {
      id: anId('difference.id'),
      kind: aText('difference.kind'),
      tryId: aText('difference.provider_payment_id'),
      amount: aCount('difference.amount'),
      foundAt: aMoment('difference.found_at'),
    },
    where: 'difference.order_id = payments.order_id',
    newest: 'difference.found_at',
  }),
  terms: belonging({
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
  actions: belonging({
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
