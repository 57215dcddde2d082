import {
  INTERVIEW_MINUTES,
  type InterviewForm,
  MAX_PLACE_CHARACTERS,
} from '@portal/domain/applications/interview.js';
import { Field, SelectField } from '../../components/field.js';
import type { Texts } from '../../components/action-form.js';

const MINUTES = Object.fromEntries(INTERVIEW_MINUTES.map((each) => [each, `${each} minutes`]));

/** What is sent; null if neither a time nor a place was typed. */
export const interviewIn = ({
  start = '',
  minutes = '',
  place = '',
}: Texts): InterviewForm | null => (start || place ? { start, minutes, place } : null);

/** When and where the applicant is interviewed. */
export const INTERVIEW_FIELDS = (
  <>
    <Field
      name="start"
      type="datetime-local"
      label="Time (may be left out)"
      hint="By the clock in India (IST). The mail has it as a file for calendars."
    />
    <SelectField name="minutes" label="How long" words={MINUTES} />
    <Field
      name="place"
      label="Place or link"
      hint="An address, a number to call, or the link of a video call. The applicant sees it."
      maxLength={MAX_PLACE_CHARACTERS}
    />
  </>
);
