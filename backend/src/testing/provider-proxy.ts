import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Way = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => Promise<string>,
) => unknown;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export const json = (response: ServerResponse, text: string, status = 200): unknown =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);

export const PASSING: Way = async (_, response, pass) => json(response, await pass());

export class ProviderProxy {
  way: Way = PASSING;
  private server: Server | null = null;

  constructor(private readonly providerUrl: string) {}

  get url(): string {
    return `http://127.0.0.1:${(this.server!.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    this.server = createServer((request, response) => {
      void this.way(request, response, () => this.pass(request));
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.server!.closeAllConnections();
    this.server!.close();
    await once(this.server!, 'close');
  }

  private async pass(request: IncomingMessage): Promise<string> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    const answer = await fetch(`${this.providerUrl}${url}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: headers.authorization ?? '' },
      ...(method === 'GET' ? {} : { body }),
    });
    return answer.text();
  }
}
