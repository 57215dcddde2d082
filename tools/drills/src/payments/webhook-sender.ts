import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@portal/sandbox/razorpay/webhook-event.js';
import { until } from '@portal/backend/testing/until.js';

/** A webhook as the provider sent it: its bytes, its signature, its event's id. */
export type Delivery = {
  readonly event: string;
  readonly body: string;
  readonly signature: string;
  readonly id: string;
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Takes the provider's webhooks in the product's place, so that a drill decides when they arrive. */
export class WebhookSender {
  private readonly deliveries = new Map<string, Delivery[]>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void this.take(request).then(() => response.end());
    });
  }

  static async open(): Promise<WebhookSender> {
    const office = new WebhookSender();
    office.server.listen(0, '127.0.0.1');
    await once(office.server, 'listening');
    return office;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Waits until that many deliveries about a payment are there, and hands them out, oldest first. */
  about(paymentId: string, count: number): Promise<readonly Delivery[]> {
    return until(() => {
      const deliveries = this.deliveries.get(paymentId) ?? [];
      return Promise.resolve(deliveries.length >= count && deliveries);
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage): Promise<void> {
    const body = await textOf(request);
    const { event, payload } = JSON.parse(body) as WebhookEvent;
    const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } = request.headers;
    const delivery = { event, body, signature: String(signature), id: String(id) };
    const paymentId = payload.payment.entity.id;
    this.deliveries.set(paymentId, [...(this.deliveries.get(paymentId) ?? []), delivery]);
  }
}
