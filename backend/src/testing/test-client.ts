export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
};

/** A request in all its parts, for what no page would send. */
export type RawRequest = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** For a product that answers no more: the machine may be busy. */
const ANSWERED_WITHIN_MS = 90_000;

export class TestClient {
  /** @param describe tells what the product does, once it has left a call without an answer */
  constructor(
    readonly baseUrl: string,
    protected readonly token?: string,
    private readonly describe?: () => string,
  ) {}

  as(token: string): TestClient {
    return new TestClient(this.baseUrl, token, this.describe);
  }

  get = (path: string): Promise<Answer> => this.call('GET', path);
  post = (path: string, body?: unknown): Promise<Answer> => this.call('POST', path, body);
  put = (path: string, body?: unknown): Promise<Answer> => this.call('PUT', path, body);

  async list<Row = Readonly<Record<string, unknown>>>(
    resource: string,
    filter: object = {},
  ): Promise<readonly Row[]> {
    const asked = encodeURIComponent(JSON.stringify(filter));
    return (await this.get(`/api/admin/${resource}?filter=${asked}`)).body as readonly Row[];
  }

  async download(path: string, { headers = {}, ...init }: Sent = {}) {
    const own = this.token ? { Authorization: `Bearer ${this.token}` } : {};
    const response = await this.fetch(path, { ...init, headers: { ...own, ...headers } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.raw(method, path);
    const headers = { 'Content-Type': 'application/json' };
    return this.raw(method, path, { headers, body: JSON.stringify(body) });
  }

  async raw(method: string, path: string, { headers, body }: RawRequest = {}): Promise<Answer> {
    const response = await this.fetch(path, {
      method,
      headers: { ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}), ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    return fetch(`${this.baseUrl}${path}`, { ...init, signal }).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      const does = this.describe?.() ?? '';
      throw new Error(`${init.method} ${path} was not answered\n${does}`, { cause });
    });
  }
}
