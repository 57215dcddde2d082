import { tabStore } from './storage.js';

type Fields = Readonly<Record<string, string>>;

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export type FormDraft = ReturnType<typeof createFormDraft>;

/** The unsent texts of a form in this tab; stored over a reload. */
export function createFormDraft(key: string) {
  return {
    keep: (form: Fields): void => tabStore.set(key, JSON.stringify(form)),
    drop: (): void => tabStore.set(key, null),
    isKept: (): boolean => tabStore.get(key) !== null,
    /** The form to start with: the stored texts over the given ones, for its own fields. */
    over<Form extends Fields>(form: Form): Form {
      const kept = parsed(tabStore.get(key));
      const fields = Object.entries(form).map(([name, value]) => {
        const own = Object.hasOwn(kept, name) ? kept[name] : undefined;
        return [name, typeof own === 'string' ? own : value];
      });
      return Object.fromEntries(fields) as Form;
    },
  };
}
