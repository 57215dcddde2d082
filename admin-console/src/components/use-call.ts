import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

type Call = {
  readonly call: () => Promise<unknown>;
  /** The message after success. */
  readonly done: string;
  readonly then?: () => void;
};

/** Calls from a part of a page, one at a time; a refusal stays visible there. */
export function useCall() {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async ({ call, done, then }: Call) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call();
      setFailure(null);
      then?.();
      notify(done, { type: 'success' });
      refresh();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, run: (call: Call) => void run(call) };
}
