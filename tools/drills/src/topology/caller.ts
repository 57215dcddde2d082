import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { TestClient, type Answer, type RawRequest } from '@portal/backend/testing/test-client.js';

const PATIENCE_MS = 40_000;

export type CallerOptions = {
  readonly url: string;
  readonly authority: string;
  /** An address of this machine's own network (127.0.0.0/8); limits are counted by it. */
  readonly address: string;
};

export class Caller extends TestClient {
  constructor(
    readonly options: CallerOptions,
    token?: string,
    protected readonly agent = new Agent({ keepAlive: true }),
  ) {
    super(options.url, token);
  }

  override as(token: string): Caller {
    return new Caller(this.options, token, this.agent);
  }

  leave(): void {
    this.agent.destroy();
  }

  override async raw(
    method: string,
    path: string,
    { headers, body }: RawRequest = {},
  ): Promise<Answer> {
    const { authority: ca, address: localAddress } = this.options;
    const call = request(`${this.baseUrl}${path}`, {
      method,
      ca,
      localAddress,
      agent: this.agent,
      timeout: PATIENCE_MS,
      headers: {
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    call.once('timeout', () => call.destroy(new Error(`No answer within ${PATIENCE_MS} ms`)));
    const response = new Promise<Answer>((resolve, reject) => {
      call.once('error', reject);
      call.once('response', (incoming) => {
        const read = async (): Promise<Answer> => {
          const said = await text(incoming);
          const isJson = incoming.headers['content-type']?.includes('json');
          return {
            status: incoming.statusCode ?? 0,
            headers: new Headers(incoming.headers as Record<string, string>),
            body: isJson ? (JSON.parse(said) as unknown) : said,
          };
        };
        read().then(resolve, reject);
      });
    });
    call.end(body);
    return response;
  }
}
