/** As many students as sign in on an exam day; about 10 MB. */
const MOST = 10_000;

type Payload = Readonly<Record<string, unknown>>;

export class RememberedTokens {
  private readonly payloads = new Map<string, Payload>();

  /** @param now milliseconds, by the clock that ends tokens */
  constructor(
    private readonly most = MOST,
    private readonly now: () => number = Date.now,
  ) {}

  add(token: string, payload: unknown): void {
    if (this.payloads.size >= this.most) {
      const [first] = this.payloads.keys();
      if (first !== undefined) this.payloads.delete(first);
    }
    this.payloads.set(token, payload as Payload);
  }

  find(token: string): Payload | null {
    const payload = this.payloads.get(token);
    if (!payload) return null;
    if (typeof payload.exp === 'number' && this.now() < payload.exp * 1000) return payload;
    this.payloads.delete(token);
    return null;
  }
}
