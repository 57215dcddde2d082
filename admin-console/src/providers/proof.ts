/** Resolves to whether the admin has proved the identity again. */
type AskForProof = () => Promise<boolean>;

let ask: AskForProof | null = null;

/** Registers who asks the admin for a proof. @returns a function that ends it */
export function onProofNeeded(asking: AskForProof): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = null;
  };
}

const isProofNeeded = (failure: unknown): boolean =>
  (failure as { body?: { code?: unknown } }).body?.code === 'proof_needed';

/** Runs a call that may need a proof of identity; runs it again after the proof. */
export async function withProof<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (failure) {
    if (!isProofNeeded(failure) || !(await ask?.())) throw failure;
    return work();
  }
}
