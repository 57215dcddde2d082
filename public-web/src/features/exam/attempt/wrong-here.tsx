import {
  MOST_DISPUTES,
  MOST_LINE_CHARACTERS,
} from '@portal/domain/exam/disputes/question-dispute.js';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.js';
import { Folded } from '../../../components/folded.js';
import { TextField } from '../../../components/form.js';
import type { RunningAttempt } from './running-attempt.js';

type WrongHereProps = { readonly test: RunningAttempt; readonly questionId: string };

/** One press and a line: the rest of a report is for the time after the test. */
export function WrongHere({ test: { wrong, sayWrong }, questionId }: WrongHereProps) {
  const line = useSyncExternalStore(wrong.subscribe, () => wrong.all()[questionId]);
  if (line !== undefined)
    return (
      <p className="soft small break-anywhere" role="status">
        You said: “{line}” It is kept with your answer, and we read it after the test.
      </p>
    );
  if (Object.keys(wrong.all()).length >= MOST_DISPUTES) return null;
  return (
    <Folded key={questionId} title="Something is wrong here">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('line');
          const said = typeof typed === 'string' ? typed.trim() : '';
          if (said) sayWrong(questionId, said);
        }}
      >
        <TextField
          name="line"
          label="What is wrong?"
          maxLength={MOST_LINE_CHARACTERS}
          autoComplete="off"
        />
        <Button type="submit" look="secondary">
          Keep it with my answer
        </Button>
      </form>
    </Folded>
  );
}
