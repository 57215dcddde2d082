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
  readonly open: number;
};

type Extending = Reach & {
  /** When one of these tests last got more time; null if none did. */
  readonly extendedAt: string | null;
};

type ExtendProps = Extending & { readonly label: string };

/** Gives all open tests, or those of a domain, more time. */
const ExtendMany = ({ domain, open, extendedAt, label }: ExtendProps) => (
  <ActionButton
    label={label}
    path="open-attempts/extend"
    isIdle={open === 0}
    fields={<MinutesField />}
    values={{ ...keyedMinutes(), domain: domain || null, seenExtended: extendedAt }}
    done={(answer, texts) => extendedText(answer, texts.minutes ?? '')}
  >
    It reaches <strong>{reachText(domain, open)}</strong>. Every student sees the minutes and the
    reason at once. A test that ends before is left as it is.
  </ActionButton>
);

/** Sends a sentence to everybody who takes a test now, or a test of one domain. */
const Announce = ({ domain, open }: Reach) => (
  <ActionButton
    label={domain ? `Announce to ${domainLabel(domain)}` : 'Announce to all'}
    path="open-attempts/announce"
    isIdle={open === 0}
    words={SENTENCE}
    values={{ domain: domain || null }}
    done={saidText}
  >
    It reaches <strong>{reachText(domain, open)}</strong>: each page shows the sentence at once, and
    has it read out. It can&apos;t be taken back.
  </ActionButton>
);

export const ActOnAll = ({ domain, open, extendedAt }: Extending) => (
  <>
    <ExtendMany
      {...{ domain, open, extendedAt }}
      label={domain ? `Extend all of ${domainLabel(domain)}` : 'Extend all'}
    />
    <Announce domain={domain} open={open} />
  </>
);
