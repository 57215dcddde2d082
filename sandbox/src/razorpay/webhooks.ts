import { NO_FAULTS, type Faults } from './faults.js';
import { sign, randomName } from './secrets.js';
import type { EventName, WebhookEvent } from './webhook-event.js';

const ANSWER_WAIT_MS = 5_000;
const KEPT_DELIVERIES = 500;

export type Delivery = {
  readonly id: string;
  readonly event: EventName;
  readonly paymentId: string;
  readonly at: Date;
  readonly tries: number;
  readonly state: 'waiting' | 'delivered' | 'given up';
  readonly lastAnswer: string;
};

type Options = {
  readonly url: string | undefined;
  readonly secret: string;
  readonly retryDelaysMs: readonly number[];
};

type Message = { delivery: Delivery; readonly body: string };

const reasonOf = (error: unknown) => {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
};

/** Sends events to the product, signed; those of a payment in order; again if they are refused. */
export class Webhooks {
  private readonly messages: Message[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stopping = new AbortController();
  private readonly lastTryFor = new Map<string, Promise<void>>();

  constructor(private options: Options) {}

  get deliveries(): readonly Delivery[] {
    return this.messages.map(({ delivery }) => delivery);
  }

  sendTo(url: string): void {
    this.options = { ...this.options, url };
  }

  send(event: WebhookEvent, faults: Faults = NO_FAULTS): void {
    const message = this.write(event);
    if (faults.webhookDelayMs === 0) this.queue(message);
    else this.in(faults.webhookDelayMs, () => this.queue(message));
  }

  private write(event: WebhookEvent): Message {
    const delivery: Delivery = {
      id: randomName(),
      event: event.event,
      paymentId: 'payment' in event.payload ? event.payload.payment.entity.id : '',
      at: new Date(),
      tries: 0,
      state: 'waiting',
      lastAnswer: '',
    };
    const message = { delivery, body: JSON.stringify(event) };
    this.messages.push(message);
    if (this.messages.length > KEPT_DELIVERIES) this.messages.shift();
    return message;
  }

  private queue(message: Message): void {
    const { paymentId } = message.delivery;
    const before = this.lastTryFor.get(paymentId) ?? Promise.resolve();
    const tried = before.then(() => this.try(message));
    this.lastTryFor.set(paymentId, tried);
  }

  stop(): void {
    this.stopping.abort();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async try(message: Message): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const { taken, lastAnswer } = await this.post(message);
    const tries = message.delivery.tries + 1;
    const delay = taken ? undefined : this.options.retryDelaysMs[tries - 1];
    const ended = taken ? 'delivered' : 'given up';
    const state = delay === undefined ? ended : 'waiting';
    message.delivery = { ...message.delivery, tries, lastAnswer, state };
    if (delay !== undefined) this.in(delay, () => void this.try(message));
  }

  private in(delayMs: number, act: () => void): void {
    if (this.stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, delayMs);
    this.timers.add(timer);
  }

  private async post({ delivery, body }: Message): Promise<{ taken: boolean; lastAnswer: string }> {
    const { url, secret } = this.options;
    if (url === undefined) return { taken: false, lastAnswer: 'no address' };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-signature': sign(body, secret),
      'x-razorpay-event-id': delivery.id,
    };
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(ANSWER_WAIT_MS)]);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      });
      await answer.body?.cancel();
      return { taken: answer.ok, lastAnswer: String(answer.status) };
    } catch (error) {
      return { taken: false, lastAnswer: reasonOf(error) };
    }
  }
}
