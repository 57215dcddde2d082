/** What one check found. "not known": it cannot be checked from here. */
export type Finding = {
  readonly state: 'ok' | 'wrong' | 'not known';
  readonly name: string;
  readonly words: string;
};

export const ok = (name: string, words: string): Finding => ({ state: 'ok', name, words });
export const wrong = (name: string, words: string): Finding => ({ state: 'wrong', name, words });
export const notKnown = (name: string, words: string): Finding => ({
  state: 'not known',
  name,
  words,
});

export const lineOf = ({ state, name, words }: Finding): string => `${state}: ${name}: ${words}`;

/** Some errors of the network have a code alone. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return [message, code].find(Boolean) ?? String(error);
}

/** The findings of a check, or the one that it failed. */
export async function finding(
  name: string,
  advice: string,
  check: () => Promise<Finding | readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [wrong(name, `${advice} (${reasonOf(error)})`)];
  }
}
