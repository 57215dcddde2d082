import type { QuestionDisputeRepository } from '../../exam/disputes/ports.js';
import type { QuestionDispute } from '../../exam/disputes/question-dispute.js';
import { inMemory, rejectDuplicate, removeRows, type TablesNow } from './tables.js';

/** Students' disputes of questions, in memory. */
export function inMemoryQuestionDisputes(now: TablesNow) {
  const inOrder = () =>
    [...now().questionDisputes.values()].sort(
      (one, other) => Number(one.openedAt) - Number(other.openedAt),
    );
  const addressed = (dispute: QuestionDispute) => {
    const { name, email } = now().students.get(dispute.studentId)!;
    const { domain, state } = now().attempts.get(dispute.resultId)!;
    return { ...dispute, domain, hasResult: state !== 'void', student: { name, email } };
  };
  return inMemory<QuestionDisputeRepository>({
    add(dispute) {
      const { resultId, questionId } = dispute;
      const isSame = (one: QuestionDispute) =>
        one.resultId === resultId && one.questionId === questionId;
      rejectDuplicate(inOrder().some(isSame), 'question of a test');
      now().questionDisputes.set(dispute.id, dispute);
    },
    ofResult: (wanted) => inOrder().filter(({ resultId }) => resultId === wanted),
    lockOpenOn: ({ questionId, version }) =>
      inOrder()
        .filter((one) => one.questionId === questionId && one.version === version)
        .filter(({ state }) => state === 'open')
        .map(addressed),
    decide(ids, verdict) {
      for (const id of ids) {
        const kept = now().questionDisputes.get(id);
        if (kept) now().questionDisputes.set(id, { ...kept, ...verdict });
      }
    },
    removeOf: (owner) => removeRows(now().questionDisputes, ({ studentId }) => studentId === owner),
  });
}
