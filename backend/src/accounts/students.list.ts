import {
  before,
  belonging,
  hasWordsOrPhone,
  isText,
  isTrue,
  since,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

const of = (table: string, columns: string, newest: string) =>
  belonging({ from: table, columns, where: 'student_id = students.id', newest });

export const STUDENTS: ListSpec = {
  resource: 'students',
  roles: ['support', 'finance'],
  subject: 'student',
  from: 'students',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    name: 'name',
    email: 'email',
    phone: 'phone',
    domain: 'domain',
    emailVerifiedAt: 'email_verified_at',
    paidAt: 'paid_at',
    totalAttempts: 'total_attempts',
    attemptsUsed: 'attempts_used',
    deactivatedAt: 'deactivated_at',
    createdAt: 'created_at',
    erasedAt: 'erased_at',
  },
  details: {
    education: 'education',
    experience: 'experience',
    skills: 'skills',
    message: 'message',
    avatarUrl: 'avatar_url',
    nominee: of('nominees', 'name, contact, updated_at', 'updated_at'),
    corrections: of(
      'email_corrections',
      'id, old_email, new_email, state, created_at, expires_at, decided_at',
      'created_at',
    ),
    attempts: of('attempts', 'id, domain, state, started_at, deadline, closed_at', 'started_at'),
    accommodations: of(
      'accommodations',
      'id, state, minutes_per_hour, until, created_at, decided_at',
      'created_at',
    ),
    payments: of(
      'payments',
      'id, receipt, order_id, payment_id, amount, state, created_at, paid_at',
      'created_at',
    ),
    results: of(
      'results',
      'id, domain, score, total_questions, percentage, passed, is_void, completed_on',
      'completed_on',
    ),
  },
  sorts: { createdAt: 'created_at', name: 'name' },
  newest: 'createdAt',
  filters: {
    q: hasWordsOrPhone('words(name, email, phone)', 'phone'),
    email: isText('email'),
    paid: isTrue('paid_at IS NOT NULL'),
    verified: isTrue('email_verified_at IS NOT NULL'),
    deactivated: isTrue('deactivated_at IS NOT NULL'),
    erased: isTrue('erased_at IS NOT NULL'),
    since: since('created_at'),
    before: before('created_at'),
  },
};
