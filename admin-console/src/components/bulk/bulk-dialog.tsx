import type { BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { useState } from 'react';
import { BulkFields, FIRST_VALUES } from './bulk-fields.js';
import type { BulkResult } from './bulk-outcome.js';
import { countedRows, KIND_WORDS, nameOfRow } from './bulk-words.js';
import styles from './bulk.module.css';
import { ActionDialog } from '../action-dialog.js';
import type { Texts } from '../action-form.js';
import { act } from '../../providers/data-provider.js';

/** A row as the dialog shows it. */
export type Chosen = { readonly id: string; readonly version?: number };

type BulkDialogProps = {
  readonly kinds: readonly [BulkKind, ...BulkKind[]];
  readonly rows: readonly Chosen[];
  readonly onDone: (result: BulkResult) => void;
  readonly onClose: () => void;
};

/** Says what is done to which rows, and does it in one call. */
export function BulkDialog({ kinds, rows, onDone, onClose }: BulkDialogProps) {
  const [kind, setKind] = useState<BulkKind>(kinds[0]);
  // One id for the whole dialog, so that a second press writes to nobody twice.
  const [callId] = useState(() => crypto.randomUUID());
  const counted = countedRows(kind, rows.length);
  const send = async ({ value = '', reason = '', subject = '', text = '', ...checked }: Texts) => {
    const answer = await act('bulk', {
      ...{ kind, value, reason, subject, text, callId },
      ...{ isMailed: Boolean(checked.isMailed), mayClose: Boolean(checked.mayClose) },
      rows: rows.map(({ id, version }) => ({ id, ...(version === undefined ? {} : { version }) })),
    });
    const names = new Map(rows.map((row) => [row.id, nameOfRow(kind, row)]));
    onDone(answer.rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.id })));
  };
  return (
    <ActionDialog
      title={`${KIND_WORDS[kind]}: ${counted}`}
      button={`Do it to ${counted}`}
      values={{ kind, value: FIRST_VALUES[kind] }}
      send={send}
      onClose={onClose}
      fields={<BulkFields {...{ kinds, kind }} onKind={setKind} />}
    >
      <ul className={styles.names} tabIndex={0} aria-label="Chosen rows">
        {rows.map((row) => (
          <li key={row.id}>{nameOfRow(kind, row)}</li>
        ))}
      </ul>
    </ActionDialog>
  );
}
