import { MOST_BULK_ROWS, type BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { BulkFields, FIRST_VALUE } from './bulk-fields.js';
import { countedRows, filterInWords } from './bulk-words.js';
import { useBulkCount, type BulkCount } from './use-bulk-count.js';
import { mailIn } from '../applications/mail-fields.js';
import { asCount } from '../components/format.js';
import { ReasonDialog } from '../components/reason-dialog.js';
import type { Texts } from '../components/use-submit.js';
import { act } from '../providers/data-provider.js';
import { ConfirmClose } from '../questions/domains-would-close.js';

/** The versions of rows as they were shown, by their ids. */
export type Seen = Readonly<Record<string, number>>;

type BulkDialogProps = {
  readonly kinds: readonly [BulkKind, ...BulkKind[]];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly seen?: Seen;
  readonly onClose: () => void;
};

function countInWords(kind: BulkKind, { count, isTooMany, refused }: BulkCount): string {
  if (refused) return refused;
  if (count === null) return 'They are being counted.';
  if (isTooMany) {
    return `More than ${asCount(MOST_BULK_ROWS)} match. Please narrow the list by a filter.`;
  }
  return `${countedRows(kind, count)} now. Each is done by itself; what can’t be done is skipped, and the result says why.`;
}

/** Begins a bulk job, of as many rows as it says. */
export function BulkDialog({ kinds, filter, seen = {}, onClose }: BulkDialogProps) {
  const [kind, setKind] = useState<BulkKind>(kinds[0]);
  const [value, setValue] = useState(FIRST_VALUE[kind] ?? '');
  const [round, setRound] = useState(0);
  const counted = useBulkCount(kind, filter, round);
  const { count, firstId } = counted;
  const notify = useNotify();
  const redirect = useRedirect();
  const choose = (next: BulkKind) => {
    setKind(next);
    setValue(FIRST_VALUE[next] ?? '');
  };
  const send = async (texts: Texts) => {
    const { reason, confirmed: mayClose } = texts;
    const asked = { kind, value: FIRST_VALUE[kind] === null ? null : value };
    const said = { reason, mail: mailIn(texts), mayClose: mayClose === 'on' };
    try {
      const { jobId } = await act('bulk-jobs', {
        ...{ ...asked, ...said, filter, seen, confirmed: count ?? 0 },
      });
      notify(`Begun with ${countedRows(kind, count ?? 0)}.`, { type: 'success' });
      redirect('show', 'bulk-jobs', jobId);
    } finally {
      // Another number may match by now; the next try confirms that one.
      setRound((last) => last + 1);
    }
  };
  return (
    <ReasonDialog
      title={filter.id ? 'These rows' : 'All that match'}
      button={count ? `Begin with ${countedRows(kind, count)}` : 'Begin'}
      send={send}
      onClose={onClose}
      fields={(refused) => (
        <>
          <BulkFields
            {...{ kinds, kind, value, refused, firstId, onKind: choose, onValue: setValue }}
          />
          <ConfirmClose refused={refused} />
        </>
      )}
    >
      {`${filterInWords(filter)}: ${countInWords(kind, counted)}`}
    </ReasonDialog>
  );
}
