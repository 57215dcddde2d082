import { domainLabel } from '@portal/domain/kernel/choices.js';
import { MOST_ANNOUNCEMENT_CHARACTERS } from '@portal/domain/exam/intervention.js';
import { extendedText, reachText, saidText } from './live-texts.js';
import { keyedMinutes, MinutesField } from '../attempts/minutes-field.js';
import { ActionButton } from '../../components/action-button.js';

const SENTENCE = {
  name: 'text',
  label: 'Sentence',
  hint: 'It is kept in the audit log, word for word.',
  most: MOST_ANNOUNCEMENT_CHARACTERS,
};

type Reach = {
  /** The domain of the tests; empty for all. */
  readonly domain: string;
  /** The room of the tests; absent for all. */
  readonly sittingId?: string;
  readonly open: number;
  /** When one of these tests last got more time; null if none did. */
  readonly extendedAt?: string | null;
};

/** Gives all open tests, those of a domain or of a room more time, or sends a sentence to their pages. */
export function ActOnAll({ domain, sittingId, open, extendedAt }: Reach) {
  const values = { domain: domain || null, sittingId };
  const reached = (
    <>
      It reaches <strong>{reachText(domain, open)}</strong>
      {sittingId && ' in this room'}
    </>
  );
  return (
    <>
      <ActionButton
        label={domain ? `Extend all of ${domainLabel(domain)}` : 'Extend all'}
        path="open-attempts/extend"
        isIdle={open === 0}
        fields={<MinutesField />}
        values={{ ...keyedMinutes(), ...values, seenExtended: extendedAt }}
        done={(answer, texts) => extendedText(answer, texts.minutes ?? '')}
      >
        {reached}. Every student sees the minutes and the reason at once. A test that ends before is
        left as it is.
      </ActionButton>
      <ActionButton
        label={domain ? `Announce to ${domainLabel(domain)}` : 'Announce to all'}
        path="open-attempts/announce"
        isIdle={open === 0}
        words={SENTENCE}
        values={values}
        done={saidText}
      >
        {reached}: each page shows the sentence at once, and has it read out. It can&apos;t be taken
        back.
      </ActionButton>
    </>
  );
}
