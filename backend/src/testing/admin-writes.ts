/** Why two admins who do it at once take nothing from one another. */
export type Cover =
  /** A case of `two-admins.http.test.ts`. */
  | 'here'
  /** A test: its file below the repository, and words of its name. */
  | { readonly file: string; readonly test: string }
  /** There is nothing that one could take from the other. */
  | { readonly harmless: string };

const by = (file: string, test: string): Cover => ({ file, test });
const harmless = (why: string): Cover => ({ harmless: why });

const OWN = harmless('Of the own account, which nobody else can act for.');
const CHALLENGE = harmless('Gives a challenge, and keeps nothing that another one reads.');
const LOOKS = harmless('Changes nothing: it counts or shows.');
const ADDS = harmless('Adds something of its own, beside what others add.');

const PIPELINE = 'backend/src/applications/pipeline.http.test.ts';
const MESSAGES = 'backend/src/applications/message-actions.http.test.ts';
const SETTINGS = 'backend/src/settings/settings.http.test.ts';
const ACTIVE = by('domain/src/accounts/deactivate-student.test.ts', 'is done once, by one of two');
const ADMINS = 'backend/src/staff/admins.http.test.ts';
const UNDO = by(ADMINS, 'is refused where it would undo what another owner has just done');
const DESK = 'backend/src/applications/support-desk.http.test.ts';
const ACTIONS = 'backend/src/payments/payment-actions.http.test.ts';
const ACCOMMODATIONS = 'backend/src/exam/accommodations.http.test.ts';
const INTERVENTIONS = 'domain/src/exam/interventions.test.ts';
const LATE = 'backend/src/exam/late-answers.http.test.ts';
const CERTIFICATES = 'domain/src/certificates/manage-certificates.test.ts';
const QUESTIONS = 'backend/src/questions/questions.http.test.ts';
const DISPUTES = 'domain/src/exam/disputes/disputes.test.ts';
const REGRADING = 'domain/src/exam/regrading/regrading.test.ts';
const BULK = 'domain/src/bulk/do-to-rows.test.ts';

/** Every route by which an admin changes something. A new one is named here before it is served. */
export const ADMIN_WRITES: Readonly<Record<string, Cover>> = {
  'POST /api/admin/students/:id/deactivate': ACTIVE,
  'POST /api/admin/students/:id/reactivate': ACTIVE,
  'POST /api/admin/students/:id/send-correction-code': harmless(
    'Two at once send one: 60 s lie between.',
  ),
  'POST /api/admin/students/:id/correct-email': by(
    'backend/src/accounts/email-correction.http.test.ts',
    'is changed once by a code',
  ),
  'POST /api/admin/students/:id/send-again': harmless('Two at once send one: 60 s lie between.'),
  'POST /api/admin/students/:id/erase': 'here',
  'POST /api/admin/students/:id/grant-attempts': 'here',
  'POST /api/admin/students/:id/accommodation': 'here',
  'POST /api/admin/account/password': OWN,
  'POST /api/admin/account/totp': OWN,
  'POST /api/admin/account/totp/confirm': OWN,
  'POST /api/admin/account/totp/remove': OWN,
  'POST /api/admin/account/recovery-codes': OWN,
  'POST /api/admin/account/sign-out': OWN,
  'POST /api/admin/account/prove': OWN,
  'POST /api/admin/account/sessions/:id/end': OWN,
  'POST /api/admin/account/sessions/end-others': OWN,
  'POST /api/admin/account/passkeys/begin': CHALLENGE,
  'POST /api/admin/account/passkeys/challenge': CHALLENGE,
  'POST /api/admin/account/passkeys/add': OWN,
  'POST /api/admin/account/passkeys/remove': OWN,
  'POST /api/admin/ops-session': OWN,
  'POST /api/admin/exports': LOOKS,
  'POST /api/admin/admins': by(
    'domain/src/staff/manage-admins.test.ts',
    'refuses a name that is taken',
  ),
  'POST /api/admin/admins/:id/change-role': UNDO,
  'POST /api/admin/admins/:id/deactivate': UNDO,
  'POST /api/admin/admins/:id/reactivate': UNDO,
  'POST /api/admin/admins/:id/reset-password': 'here',
  'POST /api/admin/admins/:id/reset-totp': 'here',
  'POST /api/admin/admin-rules': harmless('Says yes or no; a second yes changes nothing.'),
  'POST /api/admin/applications/:id/move': by(PIPELINE, 'is moved once by two admins at once'),
  'POST /api/admin/applications/:id/mail-preview': LOOKS,
  'POST /api/admin/applications/:id/assign': by(
    'domain/src/applications/assign-application.test.ts',
    'undoes nothing that another saved since',
  ),
  'POST /api/admin/applications/:id/notes': by(PIPELINE, 'gathers the notes of all who write'),
  'POST /api/admin/messages/:id/answer': by(MESSAGES, 'is answered once by many clicks at once'),
  'POST /api/admin/messages/:id/assign': by(DESK, 'is one of two who take it at once'),
  'POST /api/admin/messages/:id/close': 'here',
  'POST /api/admin/messages/:id/grievance': by(
    'domain/src/applications/answer-message.test.ts',
    'is to be answered within 30 days of its coming, and its sender gets one mail',
  ),
  'POST /api/admin/settlements/:id/decide': by(
    'domain/src/payments/settlements/decide-difference.test.ts',
    'is decided by one of two admins who saw it open',
  ),
  'POST /api/admin/payments/:id/check': by(ACTIONS, 'marks Paid, on two replicas at once'),
  'POST /api/admin/payments/:id/refund': by(ACTIONS, 'gives the fee back once, however often'),
  'POST /api/admin/attempts/:id/close': by(
    'domain/src/exam/close-overdue-as-admin.test.ts',
    'closes it once',
  ),
  'POST /api/admin/accommodations/:id/end': by(ACCOMMODATIONS, 'is ended once'),
  'POST /api/admin/attempts/:id/extend': 'here',
  'POST /api/admin/open-attempts/extend': 'here',
  'POST /api/admin/open-attempts/announce': ADDS,
  'POST /api/admin/attempts/:id/void': by(INTERVENTIONS, 'can not be voided again, nor reopened'),
  'POST /api/admin/attempts/:id/reopen': by(INTERVENTIONS, 'is refused while it runs'),
  'POST /api/admin/late-answers/:id/accept': by(LATE, 'accepted, and graded'),
  'POST /api/admin/late-answers/:id/decline': by(LATE, 'accepted, and graded'),
  'POST /api/admin/certificates/:id/revoke': by(CERTIFICATES, 'works once, also at once'),
  'POST /api/admin/certificates/:id/reissue': 'here',
  'POST /api/admin/emails/:id/retry': 'here',
  'POST /api/admin/emails/:id/cancel': 'here',
  'POST /api/admin/questions': by(
    'domain/src/questions/edit-question.test.ts',
    'refuses an id that is taken',
  ),
  'PUT /api/admin/questions/:id': by(QUESTIONS, 'is saved once by two who edit the same version'),
  'POST /api/admin/questions/:id/publish': by(QUESTIONS, 'is published once by two at once'),
  'POST /api/admin/questions/:id/retire': 'here',
  'POST /api/admin/question-bank/import': by(
    'domain/src/questions/import-questions.test.ts',
    'changes nothing where another admin saved one of its questions since it was looked at',
  ),
  'POST /api/admin/question-disputes/decline': by(DISPUTES, 'answers all open disputes of it'),
  'POST /api/admin/question-disputes/uphold': by(DISPUTES, 'upholds those that came after'),
  'POST /api/admin/rulings': ADDS,
  'POST /api/admin/rulings/:id/preview': LOOKS,
  'POST /api/admin/rulings/:id/apply': by(REGRADING, 'is applied once'),
  'POST /api/admin/rulings/:id/withdraw': by(REGRADING, 'a second key needs the first withdrawn'),
  'PUT /api/admin/settings': by(SETTINGS, 'let one of two owners win'),
  'POST /api/admin/settings/take-back': by(SETTINGS, 'waits, can be seen and taken back'),
  'POST /api/admin/bulk': by(BULK, 'changes nothing twice'),
};
