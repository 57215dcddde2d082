import { expect } from '@jest/globals';
import type { Attempt } from '../exam/attempt.js';
import { closeOverdue } from '../exam/close-overdue.js';
import { AttemptClosed, NoAttemptsLeft } from '../exam/errors.js';
import { saveAnswers } from '../exam/save-answers.js';
import { startAttempt } from '../exam/start-attempt.js';
import { submitAttempt } from '../exam/submit-attempt.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent } from './a-student.js';
import { aTestContext, type TestContext } from './a-test-context.js';
import { choicesOf, expectKept, given, type Option, type ModelAttempt } from './model-attempt.js';

const POLICY = {
  feeRupees: 500,
  timeLimitSeconds: 1800,
  passPercent: 65,
  totalAttempts: 3,
  questionsPerTest: 4,
  offerDays: 7,
};

/**
 * A student who takes tests, beside a plain account of what the rules make of it: each step is
 * taken by the use cases and noted here, and {@link check} compares the two.
 */
export class StudentOnExamDay {
  readonly #student = aPaidStudent({ totalAttempts: POLICY.totalAttempts });
  readonly #attempts: ModelAttempt[] = [];
  #tabs: ModelAttempt[] = [];

  private constructor(private readonly context: TestContext) {}

  static async begin(): Promise<StudentOnExamDay> {
    const day = new StudentOnExamDay((await aTestContext()).withQuestions('hr', 30));
    day.context.unitOfWork.policy = POLICY;
    await day.context.unitOfWork.run((tx) => tx.students.add(day.#student));
    return day;
  }

  async start(): Promise<void> {
    this.#closeIfOverdue();
    const open = this.#open();
    const started = this.#start();
    if (!open && this.#attempts.length === POLICY.totalAttempts) {
      await expect(started).rejects.toThrow(NoAttemptsLeft);
      return;
    }
    this.#meet((await started).attempt, open);
  }

  async startTwice(): Promise<void> {
    const [one, other] = await Promise.allSettled([this.#start(), this.#start()]);
    expect(one).toEqual(other);
    await this.start();
  }

  crash(): void {
    this.#tabs = [];
  }

  pass(seconds: number): void {
    this.context.clock.pass(seconds);
  }

  async sweep(): Promise<void> {
    const due = this.#closeIfOverdue();
    await expect(closeOverdue(this.context, 10)).resolves.toBe(due ? 1 : 0);
  }

  async answer(tab: number, question: number, option: Option): Promise<void> {
    const model = this.#tab(tab);
    if (!model) return;
    const answers = { [model.served.questions[question]!.id]: option };
    const attemptId = model.served.id;
    const saved = saveAnswers(this.context, { studentId: this.#student.id, attemptId, answers });
    if (this.#accepts(model)) {
      await saved;
      model.answers = { ...model.answers, ...answers };
    } else {
      await expect(saved).rejects.toThrow(AttemptClosed);
    }
  }

  async submit(tab: number, final: readonly Option[]): Promise<void> {
    const model = this.#tab(tab);
    if (model) await this.#submitted(model, final, this.#submit(model, final));
  }

  async submitUnnamed(final: readonly Option[]): Promise<void> {
    const model = this.#tab(0);
    if (!model) return;
    const answers = choicesOf(model, [...final, null]);
    const studentId = this.#student.id;
    await this.#submitted(model, final, submitAttempt(this.context, { studentId, answers }));
  }

  async submitTwice(one: readonly Option[], other: readonly Option[]): Promise<void> {
    const model = this.#tab(0);
    if (!model) return;
    const [first, second] = [this.#submit(model, one), this.#submit(model, other)];
    await this.#submitted(model, one, first);
    await expect(second).resolves.toBe(model.served.id);
  }

  async check(): Promise<void> {
    const { attempts, results } = this.context.unitOfWork.tables;
    const closed = this.#attempts.filter(({ state }) => state === 'closed');
    const { attemptsUsed } = await this.context.student(this.#student.id);
    expect(attemptsUsed).toBe(closed.length);
    expect(attemptsUsed).toBeLessThanOrEqual(POLICY.totalAttempts);
    expect([...results.keys()]).toEqual(closed.map(({ served }) => served.id));
    expect(this.context.mails('test-result')).toHaveLength(closed.length);
    expect(attempts.size).toBe(this.#attempts.length);
    const open = [...attempts.values()].filter(({ state }) => state === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
    for (const model of this.#attempts) expectKept(model, this.context.unitOfWork.tables);
  }

  #start() {
    return startAttempt(this.context, { studentId: this.#student.id, domain: 'hr' });
  }

  #submit(model: ModelAttempt, final: readonly Option[]): Promise<string> {
    const [studentId, attemptId] = [this.#student.id, model.served.id];
    return submitAttempt(this.context, { studentId, attemptId, answers: choicesOf(model, final) });
  }

  async #submitted(
    model: ModelAttempt,
    final: readonly Option[],
    resultId: Promise<string>,
  ): Promise<void> {
    await expect(resultId).resolves.toBe(model.served.id);
    if (this.#accepts(model)) {
      model.answers = { ...model.answers, ...given(choicesOf(model, final)) };
    }
    model.state = 'closed';
  }

  #meet(attempt: Attempt, open: ModelAttempt | undefined): void {
    if (open) {
      expect(attempt).toEqual({ ...open.served, answers: open.answers });
      this.#tabs.push(open);
      return;
    }
    expect(attempt).toMatchObject({ startedAt: this.context.clock.now, answers: {} });
    const model: ModelAttempt = { served: attempt, answers: {}, state: 'open' };
    this.#attempts.push(model);
    this.#tabs.push(model);
  }

  #open(): ModelAttempt | undefined {
    return this.#attempts.find(({ state }) => state === 'open');
  }

  #tab(back: number): ModelAttempt | undefined {
    return this.#tabs.at(-1 - (back % Math.max(1, this.#tabs.length)));
  }

  #inTime({ served }: ModelAttempt): boolean {
    return this.context.clock.now <= secondsAfter(served.deadline, 15);
  }

  #accepts(model: ModelAttempt): boolean {
    return model.state === 'open' && this.#inTime(model);
  }

  #closeIfOverdue(): boolean {
    const open = this.#open();
    if (!open || this.#inTime(open)) return false;
    open.state = 'closed';
    return true;
  }
}
