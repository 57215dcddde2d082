import type { BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { useEffect, useState } from 'react';
import { wordsOf } from '../components/refusal.js';
import { act } from '../providers/data-provider.js';

/** The rows that match, as they were counted when the dialog opened. */
export type BulkCount = {
  /** Null until it is known. */
  readonly count: number | null;
  readonly isTooMany: boolean;
  /** One of those that match, to show on; null if none does. */
  readonly firstId: string | null;
  /** What the server refused; empty otherwise. */
  readonly refused: string;
};

type Filter = Readonly<Record<string, unknown>>;

const UNKNOWN: BulkCount = { count: null, isTooMany: false, firstId: null, refused: '' };

/** @param filter the same object for as long as it stays the same filter */
export function useBulkCount(kind: BulkKind, filter: Filter, round: number): BulkCount {
  const [counted, setCounted] = useState(UNKNOWN);
  useEffect(() => {
    let isLeft = false;
    const count = async () => {
      try {
        const { count: rows, isTooMany, firstId } = await act('bulk-jobs/count', { kind, filter });
        if (!isLeft) setCounted({ count: rows, isTooMany, firstId, refused: '' });
      } catch (failure) {
        const refused = wordsOf(failure, 'They could not be counted.');
        if (!isLeft) setCounted({ ...UNKNOWN, refused });
      }
    };
    void count();
    return () => {
      isLeft = true;
    };
  }, [kind, filter, round]);
  return counted;
}
