/** Answers whether the admin has proved once more who this is. */
type AskForProof = () => Promise<boolean>;

let ask: AskForProof | null = null;

/** Says who asks for the proof, as long as what is answered has not been called. */
export function onProofNeeded(asking: AskForProof): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = null;
  };
}

const isProofNeeded = (failure: unknown): boolean =>
  (failure as { body?: { code?: unknown } }).body?.code === 'proof_needed';

/** Does what may ask for a proof; does it again once that was given. */
export async function withProof<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (failure) {
    if (!isProofNeeded(failure) || !(await ask?.())) throw failure;
    return work();
  }
}
