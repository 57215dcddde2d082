import type { QuestionDisputeRepository } from '../../exam/disputes/ports.js';
import type { QuestionDispute } from '../../exam/disputes/question-dispute.js';
import type { LateAnswerRepository } from '../../exam/late-answer.js';
import type { AccommodationRepository, InterventionLog } from '../../exam/ports.js';
import type { RegradeQueue, RegradeRun } from '../../exam/regrading/ports.js';
import type { RulingRepository } from '../../questions/rulings/ports.js';
import { changeRow, changeRows, inMemory, rejectDuplicate, removeRows } from './tables.js';
import { rowOf, rowsOf, type TablesNow, type Which } from './tables.js';

export const inMemoryAccommodations = (now: TablesNow) =>
  inMemory<AccommodationRepository>({
    add(one) {
      rejectDuplicate(now().accommodations.has(one.id), 'accommodation id');
      now().accommodations.set(one.id, one);
    },
    save: (one) => void now().accommodations.set(one.id, one),
    find: (id) => now().accommodations.get(id) ?? null,
    listOf: (owner) => rowsOf(now().accommodations, { studentId: owner }, 'createdAt').reverse(),
    removeOf: (owner) => removeRows(now().accommodations, { studentId: owner }),
  });

export const inMemoryInterventions = (now: TablesNow) =>
  inMemory<InterventionLog>({
    add(one) {
      const isSame = ({ attemptId, batchId }: typeof one) =>
        attemptId === one.attemptId && batchId === one.batchId;
      if (one.batchId !== null && rowOf(now().interventions, isSame)) return false;
      now().interventions.set(one.id, one);
      return true;
    },
    listOf: (wanted) => rowsOf(now().interventions, { attemptId: wanted }, 'at'),
    extendedSince: (attemptIds, moment, batchId) =>
      attemptIds.filter((id) => {
        const own = rowsOf(now().interventions, { attemptId: id });
        const isExtended = own.some(
          ({ kind, at }) => kind === 'extended' && (moment === null || at > moment),
        );
        return isExtended && !own.some((one) => batchId !== null && one.batchId === batchId);
      }),
    announce: (one) => void now().announcements.set(one.id, one),
  });

export const inMemoryLateAnswers = (now: TablesNow) =>
  inMemory<LateAnswerRepository>({
    add(late) {
      const isSame = ({ attemptId, questionId, option }: typeof late) =>
        attemptId === late.attemptId && questionId === late.questionId && option === late.option;
      if (!rowOf(now().lateAnswers, isSame)) now().lateAnswers.set(late.id, late);
    },
    find: (id) => now().lateAnswers.get(id) ?? null,
    decide: (id, verdict) => changeRow(now().lateAnswers, id, verdict),
    hasAccepted: ({ attemptId, questionId }) =>
      rowsOf(now().lateAnswers, { attemptId, questionId, state: 'accepted' }).length > 0,
    isReviewOpened: (attemptId) => now().opened.has(attemptId),
  });

export function inMemoryQuestionDisputes(now: TablesNow) {
  const find = (which: Partial<QuestionDispute>) =>
    rowsOf(now().questionDisputes, which, 'openedAt');
  const withAddress = (dispute: QuestionDispute) => {
    const { name, email } = now().students.get(dispute.studentId)!;
    const { domain, state } = now().attempts.get(dispute.resultId)!;
    return { ...dispute, domain, hasResult: state !== 'void', student: { name, email } };
  };
  return inMemory<QuestionDisputeRepository>({
    add(dispute) {
      const same = find({ resultId: dispute.resultId, questionId: dispute.questionId });
      rejectDuplicate(same.length > 0, 'question of a test');
      now().questionDisputes.set(dispute.id, dispute);
    },
    ofResult: (wanted) => find({ resultId: wanted }),
    lockOpenOn: ({ questionId, version }) =>
      find({ questionId, version, state: 'open' })
        .filter(({ resultId }) => now().attempts.get(resultId)!.state !== 'open')
        .map(withAddress),
    decide: (ids, verdict) =>
      changeRows(now().questionDisputes, ({ id }) => ids.includes(id), verdict),
    removeOf: (owner) => removeRows(now().questionDisputes, { studentId: owner }),
  });
}

export const inMemoryRulings = (now: TablesNow) =>
  inMemory<RulingRepository>({
    // Transactions in memory run one at a time.
    lock: () => undefined,
    add(ruling) {
      rejectDuplicate(now().rulings.has(ruling.id), 'ruling id');
      now().rulings.set(ruling.id, ruling);
    },
    find: (id) => now().rulings.get(id) ?? null,
    on: (questionId, version) => rowsOf(now().rulings, { questionId, version }, 'madeAt').reverse(),
    step(id, kind, step) {
      rejectDuplicate(now().rulings.get(id)![kind], 'step of a ruling');
      changeRow(now().rulings, id, { [kind]: step });
    },
  });

export function inMemoryRegrades(now: TablesNow) {
  const find = (which: Which<RegradeRun>) => rowsOf(now().regrades, which, 'dueAt');
  return inMemory<RegradeQueue>({
    add(runs) {
      for (const run of runs) now().regrades.set(run.id, run);
    },
    takeDue: (moment) => find(({ doneAt, dueAt }) => !doneAt && dueAt <= moment)[0] ?? null,
    save: (run) => void now().regrades.set(run.id, run),
    of: (wanted) => find({ rulingId: wanted }),
  });
}
