import {
  INTERVIEW_MINUTES,
  type InterviewForm,
  MAX_PLACE_CHARACTERS,
} from '@portal/domain/applications/interview.js';
import { Field, SelectField } from '../../components/field.js';
import type { Refused } from '../../components/use-submit.js';

export const NO_INTERVIEW: InterviewForm = { start: '', minutes: '30', place: '' };

const MINUTES = Object.fromEntries(INTERVIEW_MINUTES.map((each) => [each, `${each} minutes`]));

/** What is sent; null if neither a time nor a place was typed. */
export const interviewIn = (form: InterviewForm): InterviewForm | null =>
  form.start || form.place ? form : null;

type InterviewFieldsProps = {
  readonly form: InterviewForm;
  readonly refused: Refused | null;
  readonly onChange: (form: InterviewForm) => void;
};

/** When and where the applicant is interviewed. */
export function InterviewFields({ form, refused, onChange }: InterviewFieldsProps) {
  const controlled = (name: keyof InterviewForm) => ({
    ...{ name, refused, value: form[name] },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...form, [name]: currentTarget.value }),
  });
  return (
    <>
      <Field
        {...controlled('start')}
        type="datetime-local"
        label="Time (may be left out)"
        hint="By the clock in India (IST). The mail has it as a file for calendars."
      />
      <SelectField {...controlled('minutes')} label="How long" words={MINUTES} />
      <Field
        {...controlled('place')}
        label="Place or link"
        hint="An address, a number to call, or the link of a video call. The applicant sees it."
        maxLength={MAX_PLACE_CHARACTERS}
      />
    </>
  );
}
