import { jest } from '@jest/globals';

type Answer = {
  readonly status?: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export function installStorage(
  kept: Readonly<Record<string, string>> = {},
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
): Map<string, string> {
  const store = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  Object.defineProperty(globalThis, name, { value: storage, configurable: true });
  return store;
}

export function installServer(answer: Answer | null) {
  const reply = () =>
    answer
      ? Promise.resolve(
          new Response(answer.body, {
            status: answer.status ?? 200,
            headers: { ...answer.headers },
          }),
        )
      : Promise.reject(new TypeError('fetch failed'));
  return jest.spyOn(globalThis, 'fetch').mockImplementation(reply);
}

export const json = (content: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(content),
});
