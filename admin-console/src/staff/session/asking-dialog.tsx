import { lazy, Suspense, useEffect, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { onAsked, type Needed } from '../../providers/asking.js';

const Asked = lazy(() => import('./asked.js'));

type Question = { readonly needed: Needed; readonly answer: (isDone: boolean) => void };

/** Asks for what a call needs, over the page; then the call goes on. */
export function AskingDialog() {
  const [question, setQuestion] = useState<Question | null>(null);
  const { identity } = useGetIdentity();
  useEffect(
    () =>
      onAsked((needed) =>
        // A page that has shown nothing yet has nothing to keep.
        identity || needed === 'proof'
          ? new Promise((answer) => setQuestion({ needed, answer }))
          : Promise.resolve(false),
      ),
    [identity],
  );
  if (!question) return null;
  const answer = (isDone: boolean) => {
    setQuestion(null);
    question.answer(isDone);
  };
  return (
    <Suspense>
      <Asked needed={question.needed} onAnswer={answer} />
    </Suspense>
  );
}
