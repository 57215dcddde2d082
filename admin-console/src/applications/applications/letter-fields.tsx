import {
  LETTER_LIMITS,
  type LetterForm,
  letterOf,
} from '@portal/domain/applications/letter-form.js';
import type { LetterKind } from '@portal/domain/certificates/letter.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import { Field } from '../../components/field.js';
import type { Texts } from '../../components/action-form.js';
import styles from '../../components/form.module.css';

/** What was typed for the letter that goes with a move to this stage; null: none does. */
export const letterIn = (to: Stage, texts: Texts): LetterForm | null =>
  letterOf(to) && {
    program: texts.program ?? '',
    firstDay: texts.firstDay ?? '',
    lastDay: texts.lastDay ?? '',
    hours: texts.hours ?? '',
    stipend: texts.stipend ?? '',
  };

const WORDS: Readonly<Record<LetterKind, { told: string; hours: string; most: string }>> = {
  offer: {
    told: 'An offer letter goes with this move. It is withdrawn if the offer ends.',
    hours: 'Hours a week',
    most: `From 1 to ${LETTER_LIMITS.hoursAWeek}.`,
  },
  completion: {
    told: 'A letter of completion goes with this move. It cannot be written again.',
    hours: 'Hours in all',
    most: `At most ${LETTER_LIMITS.hoursADay} for each day.`,
  },
};

export function LetterFields({ to }: { readonly to: Stage }) {
  const kind = letterOf(to);
  if (!kind) return null;
  const { told, hours, most } = WORDS[kind];
  return (
    <>
      <p className={styles.words}>
        {told} The applicant downloads it from their page, and whoever has its code can check it.
      </p>
      <Field
        name="program"
        label="Program"
        autoCapitalize="words"
        spellCheck
        maxLength={LETTER_LIMITS.programCharacters}
      />
      <Field name="firstDay" type="date" label="First day" />
      <Field name="lastDay" type="date" label="Last day" />
      <Field name="hours" inputMode="numeric" label={hours} hint={most} />
      {kind === 'offer' && (
        <Field
          name="stipend"
          inputMode="numeric"
          label="Stipend (may be left out)"
          hint="Whole rupees a month."
        />
      )}
    </>
  );
}
