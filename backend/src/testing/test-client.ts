/** An answer of the API. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into any answer
  readonly body: any;
};

/** Calls the API as a page does. */
export class TestClient {
  constructor(
    readonly baseUrl: string,
    private readonly token?: string,
  ) {}

  /** The same client, signed in by this token. */
  as(token: string): TestClient {
    return new TestClient(this.baseUrl, token);
  }

  get = (path: string): Promise<Answer> => this.call('GET', path);
  post = (path: string, body?: unknown): Promise<Answer> => this.call('POST', path, body);
  put = (path: string, body?: unknown): Promise<Answer> => this.call('PUT', path, body);

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }
}
