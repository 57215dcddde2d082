import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Razorpay from 'razorpay';
import { startRazorpay, type RazorpayOptions, type RazorpayStandIn } from '../start-razorpay.js';

/** Keys as the tests use them. */
const KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'key-secret',
  webhookSecret: 'webhook-secret',
} as const;

export const startStandIn = (options: Partial<RazorpayOptions> = {}): Promise<RazorpayStandIn> =>
  startRazorpay({ port: 0, ...KEYS, ...options });

type WithApi = { api: { rq: { defaults: { baseURL: string } } } };

export const sdkFor = ({ apiUrl }: RazorpayStandIn, secret: string = KEYS.keySecret): Razorpay => {
  const sdk = new Razorpay({ key_id: KEYS.keyId, key_secret: secret });
  (sdk as unknown as WithApi).api.rq.defaults.baseURL = apiUrl;
  return sdk;
};

type Received = { readonly body: string; readonly signature: string; readonly id: string };

/** A shop's webhook address; `answers` are given in turn, then 200. */
export const startShop = async (answers: number[] = []) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } = request.headers;
      received.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(signature),
        id: String(id),
      });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/webhook`, received, stop };
};

const POLL_MS = 10;
const PATIENCE_MS = 60_000;

/** Waits until something holds; the test's own expectation then tells what doesn't. */
export const eventually = async (holds: () => boolean): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!holds() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
