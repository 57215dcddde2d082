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
};

type Extending = Reach & {
  /** When one of these tests last got more time; null if none did. */
  readonly extendedAt?: string | null | undefined;
};

type ExtendProps = Extending & { readonly label: string };

const bodyOf = ({ domain, sittingId }: Reach) => ({ domain: domain || null, sittingId });

const Reached = ({ domain, sittingId, open }: Reach) => (
  <>
    It reaches <strong>{reachText(domain, open)}</strong>
    {sittingId && ' in this room'}
  </>
);

/** Gives all open tests, or those of a domain, more time. */
const ExtendMany = ({ label, extendedAt, ...reach }: ExtendProps) => (
  <ActionButton
    label={label}
    path="open-attempts/extend"
    isIdle={reach.open === 0}
    fields={<MinutesField />}
    values={{ ...keyedMinutes(), ...bodyOf(reach), seenExtended: extendedAt }}
    done={(answer, texts) => extendedText(answer, texts.minutes ?? '')}
  >
    <Reached {...reach} />. Every student sees the minutes and the reason at once. A test that ends
    before is left as it is.
  </ActionButton>
);

/** Sends a sentence to everybody who takes a test now, or a test of one domain. */
const Announce = (reach: Reach) => (
  <ActionButton
    label={reach.domain ? `Announce to ${domainLabel(reach.domain)}` : 'Announce to all'}
    path="open-attempts/announce"
    isIdle={reach.open === 0}
    words={SENTENCE}
    values={bodyOf(reach)}
    done={saidText}
  >
    <Reached {...reach} />: each page shows the sentence at once, and has it read out. It can&apos;t
    be taken back.
  </ActionButton>
);

export const ActOnAll = ({ extendedAt, ...reach }: Extending) => (
  <>
    <ExtendMany
      {...{ ...reach, extendedAt }}
      label={reach.domain ? `Extend all of ${domainLabel(reach.domain)}` : 'Extend all'}
    />
    <Announce {...reach} />
  </>
);
