import { setTimeout as delay } from 'node:timers/promises';
import { signUpForm } from '@portal/backend/testing/students.js';
import { submission, type Started } from '@portal/backend/testing/attempts.js';
import type { Answer } from '@portal/backend/testing/test-client.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import type { Chance } from './chance.js';
import { saved, sending, type EventLog, type Story } from './event-log.js';
import type { Caller } from '../topology/caller.js';

const RETRY_MS = 150;
const RETRIES = 400;
const SAVES = 4;
const OPTIONS = ['a', 'b', 'c', 'd'];

/** Gone on with by nobody: what the server said can't be gone on from. */
export class GaveUp extends Error {}

export type Context = {
  readonly eventLog: EventLog;
  readonly chance: Chance;
  codeFor(email: string): Promise<string>;
  /** The customer pays at the provider; the same proof however often. */
  pay(orderId: string): PaymentProof;
  isOver(): boolean;
};

type Ask = () => Promise<Answer>;

export class SimulatedStudent {
  private story: Story;

  constructor(
    private caller: Caller,
    private readonly context: Context,
    { email, isNew }: { readonly email: string; readonly isNew: boolean },
  ) {
    this.story = context.eventLog.open(email, isNew);
  }

  async join(): Promise<void> {
    const { email } = this.story;
    const form = signUpForm({ email });
    const signedUp = await this.insist('sign up', () => this.caller.post('/api/auth/signup', form));
    this.story.signedUp = signedUp.status === 200;
    const proof = { email, code: await this.context.codeFor(email) };
    const verified = await this.insist('verify', () => this.caller.post('/api/auth/verify', proof));
    this.story.verified = verified.status === 200;
    const credentials = { email, password: form.password };
    const signedIn = await this.insist('sign in', () =>
      this.caller.post('/api/auth/login', credentials),
    );
    this.caller = this.caller.as((this.bodyOf(signedIn) as { token: string }).token);
    await this.payFee();
  }

  async sitTests(): Promise<void> {
    while (!this.context.isOver() && (await this.sitTest()));
  }

  async start(): Promise<Started | null> {
    const path = '/api/test/questions?domain=hr';
    const started = await this.insist('start', () => this.caller.get(path));
    return started.status === 200 ? (started.body as Started) : null;
  }

  async submit(started: Started, options: readonly (string | null)[] = []): Promise<void> {
    const body = { ...submission(started, options), unsaved: [] };
    const answer = await this.insist('submit', () => this.caller.post('/api/test/submit', body));
    const { resultId } = this.bodyOf(answer) as { resultId: string };
    this.story.submitted.set(started.attemptId, resultId);
  }

  leave(): void {
    this.caller.leave();
  }

  private async sitTest(): Promise<boolean> {
    const started = await this.start();
    if (!started) return false;
    const chosen: (string | null)[] = started.questions.map(() => null);
    for (let at = 0; at < SAVES && !this.context.isOver(); at++) {
      chosen[at] = this.context.chance.pick(OPTIONS);
      await this.save(started, at, chosen[at] ?? '');
    }
    if (this.context.isOver()) return false;
    await this.submit(started, chosen);
    const id = this.story.submitted.get(started.attemptId) ?? '';
    await this.insist('read', () => this.caller.get(`/api/test-results/${id}`));
    return true;
  }

  private async save({ attemptId, questions }: Started, at: number, option: string): Promise<void> {
    const question = questions[at]?._id ?? '';
    sending(this.story, attemptId, [question, option]);
    const body = { attemptId, answers: { [question]: option } };
    const answer = await this.insist('save', () => this.caller.put('/api/test/answers', body));
    if (answer.status === 200) saved(this.story, attemptId, [question, option]);
  }

  private async payFee(): Promise<void> {
    const wish = { amount: 500, currency: 'INR' };
    const ordered = await this.insist('order', () => this.caller.post('/create-order', wish));
    // Another way may have been faster: a webhook about an order whose answer was lost.
    if (ordered.status !== 200) return;
    const { order } = ordered.body as { order: { id: string } };
    const proof = this.context.pay(order.id);
    const paid = await this.insist('pay', () => this.caller.post('/verify-payment', proof));
    this.story.paid = paid.status === 200;
  }

  private bodyOf({ status, body }: Answer): unknown {
    if (status !== 200) throw new GaveUp(`${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Asks until there is an answer that asking again would not change. */
  private async insist(what: string, ask: Ask): Promise<Answer> {
    for (let tries = 0; tries < RETRIES; tries++) {
      const answer = await this.call(what, ask);
      if (answer && answer.status < 500) return answer;
      await delay(RETRY_MS);
    }
    throw new GaveUp(`${what}: no answer after ${RETRIES} tries`);
  }

  private async call(what: string, ask: Ask): Promise<Answer | null> {
    const began = performance.now();
    const answer = await ask().catch(() => null);
    const endedAt = performance.now();
    this.context.eventLog.calls.push({
      what,
      status: answer?.status ?? null,
      isPutOff: answer?.status === 503 && answer.headers.has('retry-after'),
      ms: endedAt - began,
      endedAt,
    });
    return answer;
  }
}
