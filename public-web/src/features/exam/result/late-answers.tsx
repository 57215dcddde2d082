import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/notice.js';
import { lateAnswersOf, type OwnLateAnswer } from './late-answers-api.js';

/** What is known of the time; that of the browser is its own word. */
const TIMES: Readonly<Record<OwnLateAnswer['proof'], string>> = {
  stated: 'Chosen in time by the clock of this test, arrived late',
  unproven: 'Arrived late; it can’t be shown when it was chosen',
};

const STATES: Readonly<Record<OwnLateAnswer['state'], string>> = {
  waiting: 'It does not count yet: somebody decides, and you are told by mail.',
  accepted: 'It was accepted, and counts.',
  declined: 'It was declined, and does not count.',
};

export function LateAnswers({ resultId }: { readonly resultId: string }) {
  const { data = [] } = useQuery(lateAnswersOf(resultId));
  if (data.length === 0) return null;
  return (
    <Notice kind="info">
      <p>
        <b>These answers reached us after your test was closed:</b>
      </p>
      <ul>
        {data.map((late) => (
          <li key={`${late.questionId} ${late.option}`}>
            Question {late.place}, {late.option.toUpperCase()}. <Word late={late} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function LateAnswer(props: { readonly resultId: string; readonly questionId: string }) {
  const { data = [] } = useQuery(lateAnswersOf(props.resultId));
  return data
    .filter(({ questionId }) => questionId === props.questionId)
    .map((late) => (
      <p key={late.option}>
        <b>{late.option.toUpperCase()}:</b> <Word late={late} />
      </p>
    ));
}

function Word({ late }: { readonly late: OwnLateAnswer }) {
  return (
    <>
      {TIMES[late.proof]}. {STATES[late.state]}
      {late.reason && ` “${late.reason}”`}
    </>
  );
}
