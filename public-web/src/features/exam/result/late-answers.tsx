import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/notice.js';
import { evidenceOf, type OwnLateAnswer } from './evidence-api.js';

const STATES: Readonly<Record<OwnLateAnswer['state'], string>> = {
  waiting: 'It does not count yet: somebody decides, and writes to you.',
  accepted: 'It was accepted, and counts.',
  declined: 'It was declined, and does not count.',
};

export function LateAnswers({ resultId }: { readonly resultId: string }) {
  const { data } = useQuery(evidenceOf(resultId));
  const late = data?.lateAnswers ?? [];
  if (late.length === 0) return null;
  return (
    <Notice kind="info">
      <p>
        <b>These answers reached us after your test was closed:</b>
      </p>
      <ul>
        {late.map((answer) => (
          <li key={`${answer.questionId} ${answer.option}`}>
            Question {answer.place}, {answer.option.toUpperCase()}. <Decision late={answer} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function LateAnswer(props: { readonly resultId: string; readonly questionId: string }) {
  const { data } = useQuery(evidenceOf(props.resultId));
  return data?.lateAnswers
    .filter(({ questionId }) => questionId === props.questionId)
    .map((late) => (
      <p key={late.option}>
        <b>{late.option.toUpperCase()}:</b> <Decision late={late} />
      </p>
    ));
}

function Decision({ late }: { readonly late: OwnLateAnswer }) {
  return (
    <>
      {STATES[late.state]}
      {late.reason && ` “${late.reason}”`}
    </>
  );
}
