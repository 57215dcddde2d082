import { NO_FAULTS, type Faults } from './faults.js';
import { sign, randomName } from './secrets.js';
import type { EventName, WebhookEvent } from './webhook-event.js';

const ANSWER_WAIT_MS = 5_000;
const KEPT_DELIVERIES = 500;

/** The state of one event's delivery. */
export type Delivery = {
  readonly id: string;
  readonly event: EventName;
  readonly paymentId: string;
  readonly at: Date;
  readonly tries: number;
  readonly state: 'waiting' | 'delivered' | 'given up';
  /** The status of the last answer, or why there was none. */
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
  /** Grouped by delay: a long one does not hold back the others. */
  private readonly held = new Map<string, Message[]>();
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

  /** Sends an event, once or as often as the faults want. */
  send(event: WebhookEvent, faults: Faults = NO_FAULTS): void {
    const message = this.write(event);
    const messages = Array.from({ length: faults.webhookCopies }, () => message);
    if (!faults.webhooksReversed && faults.webhookDelayMs === 0) this.queue(messages);
    else this.hold(messages, faults);
  }

  /** Messages of one call wait together, and may be sent in reverse order. */
  private hold(messages: readonly Message[], faults: Faults): void {
    const { webhooksReversed, webhookDelayMs } = faults;
    const how = `${webhookDelayMs} ${String(webhooksReversed)}`;
    const waiting = this.held.get(how);
    if (waiting) {
      waiting.push(...messages);
      return;
    }
    const held = [...messages];
    this.held.set(how, held);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.held.delete(how);
      this.queue(webhooksReversed ? held.reverse() : held);
    }, webhookDelayMs);
    this.timers.add(timer);
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

  private queue(messages: readonly Message[]): void {
    for (const message of messages) {
      const { paymentId } = message.delivery;
      const before = this.lastTryFor.get(paymentId) ?? Promise.resolve();
      this.lastTryFor.set(
        paymentId,
        before.then(() => this.try(message)),
      );
    }
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
    if (delay !== undefined) this.retryIn(delay, message);
  }

  private retryIn(delayMs: number, message: Message): void {
    if (this.stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.try(message);
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
