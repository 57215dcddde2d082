/** An answer of the API. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** JSON, read; any other answer as text. */
  readonly body: unknown;
};

/** A request in all its parts, for what no page would send. */
export type RawRequest = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** Calls the API as a page does. */
export class TestClient {
  constructor(
    readonly baseUrl: string,
    protected readonly token?: string,
  ) {}

  /** The same client, signed in by this token. */
  as(token: string): TestClient {
    return new TestClient(this.baseUrl, token);
  }

  get = (path: string): Promise<Answer> => this.call('GET', path);
  post = (path: string, body?: unknown): Promise<Answer> => this.call('POST', path, body);
  put = (path: string, body?: unknown): Promise<Answer> => this.call('PUT', path, body);

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.raw(method, path);
    const headers = { 'Content-Type': 'application/json' };
    return this.raw(method, path, { headers, body: JSON.stringify(body) });
  }

  async raw(method: string, path: string, { headers, body }: RawRequest = {}): Promise<Answer> {
    const response = await fetch(`${this.baseUrl}${path}`, {
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
}
