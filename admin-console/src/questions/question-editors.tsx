import { useShownAnswer } from './use-shown-answer.js';

type Props = { readonly path: `questions/${string}`; readonly version: number };

/** Who may not approve the question, by name. */
export function Editors({ path, version }: Props) {
  const answer = useShownAnswer(`/api/admin/${path}`, version);
  if (answer.state !== 'there' || answer.body.editors.length === 0) return null;
  return (
    <p>
      Worked on since it was last live by {answer.body.editors.join(', ')}, who cannot approve it.
    </p>
  );
}

/** Why the question came back from review, if it did. */
export function ReviewNote({ path, version }: Props) {
  const answer = useShownAnswer(`/api/admin/${path}`, version);
  if (answer.state !== 'there' || !answer.body.note) return null;
  return <p>Sent back from review: {answer.body.note}</p>;
}
