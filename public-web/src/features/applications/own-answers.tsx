import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import { sendAnswer, type Answer, type OwnApplication } from './own-application-api.js';
import styles from './own-application.module.css';

const WORDS: Readonly<Record<Answer, string>> = {
  accept: 'Accept the offer',
  decline: 'Decline the offer',
  withdraw: 'Withdraw my application',
};

/** Answers that can't be withdrawn here need a confirmation. */
const QUESTIONS: Partial<Readonly<Record<Answer, string>>> = {
  decline: 'Decline the offer? Somebody else may be offered the place then.',
  withdraw: 'Withdraw your application? You could apply again.',
};

const FALLBACKS = { refused: 'Your answer could not be saved.' };

type OwnAnswersProps = {
  readonly token: string;
  readonly answers: readonly Answer[];
  readonly onAnswer: (application: OwnApplication) => void;
  /** Called after a refusal: the application may have changed. */
  readonly onRefusal: () => void;
};

export function OwnAnswers({ token, answers, onAnswer, onRefusal }: OwnAnswersProps) {
  const [asked, setAsked] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(asked);
  // The pressed button is gone by then.
  useEffect(() => {
    if (wasAsked.current !== asked) box.current?.focus();
    wasAsked.current = asked;
  }, [asked]);
  const send = async (answer: Answer) => {
    setBusy(true);
    setFailure(null);
    try {
      onAnswer(await sendAnswer(token, answer));
    } catch (thrown) {
      setFailure(messageOf(thrown, FALLBACKS));
      onRefusal();
    } finally {
      setBusy(false);
      setAsked(null);
      box.current?.focus();
    }
  };
  const choose = (answer: Answer) => {
    if (QUESTIONS[answer]) setAsked(answer);
    else void send(answer);
  };
  return (
    <div ref={box} tabIndex={-1} className="flex gap-4 wrap">
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {asked === null ? (
        answers.map((answer) => (
          <Button
            key={answer}
            look={answer === 'accept' ? 'primary' : 'secondary'}
            isBusy={isBusy}
            onClick={() => choose(answer)}
          >
            {WORDS[answer]}
          </Button>
        ))
      ) : (
        <>
          <p role="alert" className={styles.question}>
            {QUESTIONS[asked]}
          </p>
          <Button isBusy={isBusy} onClick={() => void send(asked)}>
            Yes, {WORDS[asked].toLowerCase()}
          </Button>
          <Button look="secondary" isBusy={isBusy} onClick={() => setAsked(null)}>
            No, go back
          </Button>
        </>
      )}
    </div>
  );
}
