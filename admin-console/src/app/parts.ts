import { consolePart, type ConsolePart } from '../components/console-part.js';
import { account, admins } from '../staff/admins/index.js';
import { applications } from '../applications/applications/index.js';
import { attempts } from '../exam/attempts/index.js';
import { audit } from '../audit/index.js';
import { certificates } from '../certificates/index.js';
import { creditNotes } from '../payments/credit-notes/index.js';
import { dashboard } from '../dashboard/index.js';
import { chargebacks } from '../payments/chargebacks/index.js';
import { emails } from '../email/index.js';
import { live } from '../exam/live/index.js';
import { messages } from '../applications/messages/index.js';
import { payments } from '../payments/payments/index.js';
import { providerEvents } from '../payments/provider-events/index.js';
import { questionDisputes } from '../exam/question-disputes/index.js';
import { questions } from '../questions/index.js';
import { refunds } from '../payments/refunds/index.js';
import { results } from '../exam/results/index.js';
import { sittings } from '../exam/sittings/index.js';
import { settings } from '../settings/index.js';
import { settlements } from '../payments/settlements/index.js';
import { students } from '../accounts/students/index.js';

const queues = consolePart({
  section: { path: '/admin/queues', label: 'Queues', reads: 'queues' },
  pages: { '/queues': () => import('./queues-page.js') },
});

/** In the order of the menu; each row is one group. /admin shows the first of all. */
export const PARTS: readonly (readonly ConsolePart[])[] = [
  [results, live, sittings, attempts, certificates, questions, questionDisputes],
  [dashboard],
  [applications, students, messages, emails, queues],
  [...[payments, refunds, creditNotes], ...[chargebacks, providerEvents, settlements]],
  [settings, admins, audit, account],
];
