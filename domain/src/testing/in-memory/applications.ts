import { answer, removeRows, type TablesNow } from './tables.js';
import type {
  ApplicationRepository,
  CannedAnswerRepository,
  ContactMessageRepository,
} from '../../applications/ports.js';

/** Applications in memory. */
export const inMemoryApplications = (now: TablesNow): ApplicationRepository => ({
  add: (application) => answer(() => void now().applications.set(application.id, application)),
  lock: (id) => answer(() => now().applications.get(id) ?? null),
  removeFrom: (from) => answer(() => removeRows(now().applications, ({ email }) => email === from)),
  saveReview: (review) =>
    answer(() => {
      const { applications } = now();
      const application = applications.get(review.id);
      if (application) applications.set(review.id, { ...application, ...review });
    }),
});

/** Contact messages in memory. */
export const inMemoryMessages = (now: TablesNow): ContactMessageRepository => ({
  add: (message) =>
    answer(
      () =>
        void now().messages.set(message.id, {
          ...message,
          answers: [],
          closedAt: null,
          ownerName: null,
        }),
    ),
  lock: (id) => answer(() => now().messages.get(id) ?? null),
  addAnswer: (added) =>
    answer(() => {
      const kept = now().messages.get(added.messageId);
      if (kept) now().messages.set(kept.id, { ...kept, answers: [...kept.answers, added] });
    }),
  close: (id, at) =>
    answer(() => {
      const kept = now().messages.get(id);
      if (kept) now().messages.set(id, { ...kept, closedAt: at });
    }),
  assign: (id, owner) =>
    answer(() => {
      const kept = now().messages.get(id);
      if (kept) now().messages.set(id, { ...kept, ownerName: owner?.username ?? null });
    }),
  markGrievance: (id, dueAt) =>
    answer(() => {
      const kept = now().messages.get(id);
      if (kept) now().messages.set(id, { ...kept, kind: 'grievance', dueAt });
    }),
  waitingGrievancesOf: (from) =>
    answer(() =>
      [...now().messages.values()]
        .filter(({ kind, email }) => kind === 'grievance' && email === from)
        .filter(({ answers, closedAt }) => answers.length === 0 && !closedAt)
        .map(({ answers: _, closedAt: __, ownerName: ___, ...message }) => message),
    ),
  removeFrom: (from) => answer(() => removeRows(now().messages, ({ email }) => email === from)),
});

/** Canned answers in memory. */
export const inMemoryCannedAnswers = (now: TablesNow): CannedAnswerRepository => ({
  lockAll: () =>
    answer(() =>
      [...now().cannedAnswers.values()].sort((one, other) => (one.title < other.title ? -1 : 1)),
    ),
  save: (canned) => answer(() => void now().cannedAnswers.set(canned.id, canned)),
  remove: (id) => answer(() => void now().cannedAnswers.delete(id)),
});
