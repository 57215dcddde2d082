/** What a call can need of the admin before it goes on: a proof of identity, or a new session. */
export type Needed = 'proof' | 'sign-in';

type Ask = (needed: Needed) => Promise<boolean>;

let ask: Ask | null = null;

/** Registers who asks the admin. @returns a function that ends it */
export function onAsked(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = null;
  };
}

const open = new Map<Needed, Promise<boolean>>();

/** Whether the admin did what is needed; calls that fail at the same time share one question. */
export function askAdmin(needed: Needed): Promise<boolean> {
  const answer =
    open.get(needed) ??
    (ask?.(needed) ?? Promise.resolve(false)).finally(() => open.delete(needed));
  open.set(needed, answer);
  return answer;
}
