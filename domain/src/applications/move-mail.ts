import { InvalidInput, rejectInvalid } from '../kernel/errors.js';
import { atLeast, atMost, checkFields, MAX_LENGTH, type FormRules } from '../kernel/text-rules.js';
import type { Stage } from './stages.js';

/** The text of a mail about a move; an empty line separates paragraphs. */
export type MoveMail = { readonly subject: string; readonly text: string };

const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** The usual texts by the new stage; a stage without one has no mail. */
const USUAL: Partial<Readonly<Record<Stage, MoveMail>>> = {
  shortlisted: {
    subject: 'Your internship application is on the shortlist',
    text: paragraphs(
      'We have read your application, and would like to know more about you.',
      'There is nothing for you to do now. We write again about the next step.',
    ),
  },
  interview: {
    subject: 'We would like to talk with you about the internship',
    text: paragraphs(
      'We would like to talk with you about the internship, and about what you would like to learn.',
      'If the time does not suit you, or this mail names none, answer it with times that do.',
    ),
  },
  offered: {
    subject: 'We offer you an internship',
    text: paragraphs(
      'We are glad to offer you an internship with us.',
      'Please tell us on your page whether you accept. If you would like to ask something first, answer this mail.',
    ),
  },
  accepted: {
    subject: 'You have accepted our offer',
    text: paragraphs(
      'We have noted that you accept our offer of an internship, and look forward to working with you.',
      'We write again about how you begin.',
    ),
  },
  declined: {
    subject: 'You have declined our offer',
    text: paragraphs(
      'We have noted that you decline our offer of an internship. Thank you for telling us.',
      'If you have changed your mind, or this is a mistake, answer this mail.',
    ),
  },
  interning: {
    subject: 'Your internship begins',
    text: paragraphs(
      'Welcome. Your internship with us begins.',
      'Whom you work with and where you find everything, we tell you in person. Until then, answer this mail with any question.',
    ),
  },
  completed: {
    subject: 'You have completed your internship',
    text: paragraphs(
      'You have completed your internship with us. Thank you for your work.',
      'If your university asks for anything else from us, answer this mail.',
    ),
  },
  left: {
    subject: 'Your internship has ended',
    text: paragraphs(
      'Your internship with us has ended before its time. Thank you for the time that you were with us.',
      'If this is a mistake, or you have a question, answer this mail.',
    ),
  },
  closed: {
    subject: 'About your internship application',
    text: paragraphs(
      'Thank you for applying, and for the time that it took you.',
      'We can’t offer you an internship this time. You are welcome to apply again.',
    ),
  },
};

export const usualMail = (stage: Stage): MoveMail | null => USUAL[stage] ?? null;

const rules: FormRules<'subject' | 'text'> = {
  subject: [atLeast(2, 'Please write a subject'), atMost(MAX_LENGTH.subject)],
  text: [atLeast(2, 'Please write what the mail says'), atMost(MAX_LENGTH.message)],
};

/** The mail of a move: the given text, the usual one, or none. */
export type Mailing = MoveMail | 'usual' | null;

/** The mail, trimmed. @throws InvalidInput */
export function checkedMail(mail: MoveMail): MoveMail {
  rejectInvalid(checkFields(rules, mail));
  return { subject: mail.subject.trim(), text: mail.text.trim() };
}

/** The mail of a move to this stage; null for none. @throws InvalidInput */
export function mailOf(mailing: Mailing, stage: Stage): MoveMail | null {
  if (mailing !== 'usual') return mailing && checkedMail(mailing);
  const usual = usualMail(stage);
  if (!usual) throw new InvalidInput({ mail: `There is no usual mail about ${stage}.` });
  return usual;
}
