import type { ConsolePart } from '../components/console-part.js';
import { account, admins } from '../admins/index.js';
import { applications } from '../applications/index.js';
import { attempts } from '../attempts/index.js';
import { audit } from '../audit/index.js';
import { certificates } from '../certificates/index.js';
import { creditNotes } from '../credit-notes/index.js';
import { dashboard } from '../dashboard/index.js';
import { chargebacks } from '../chargebacks/index.js';
import { emails } from '../emails/index.js';
import { live } from '../live/index.js';
import { messages } from '../messages/index.js';
import { payments } from '../payments/index.js';
import { providerEvents } from '../provider-events/index.js';
import { questionDisputes } from '../question-disputes/index.js';
import { questions } from '../questions/index.js';
import { refunds } from '../refunds/index.js';
import { results } from '../results/index.js';
import { settings } from '../settings/index.js';
import { settlements } from '../settlements/index.js';
import { students } from '../students/index.js';

const queues: ConsolePart = {
  section: { path: '/ops/queues', label: 'Queues', roles: ['support'], isOutside: true },
};

/** In their order, those that belong together in one row; /admin shows the first of all. */
export const PARTS: readonly (readonly ConsolePart[])[] = [
  [results, live, attempts, certificates, questions, questionDisputes],
  [dashboard],
  [applications, students, messages, emails, queues],
  [...[payments, refunds, creditNotes], ...[chargebacks, providerEvents, settlements]],
  [settings, admins, audit, account],
];
