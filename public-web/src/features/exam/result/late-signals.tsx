import { useEffect, useState } from 'react';
import type { Signals } from './signals.js';

/** What the pages of the test counted: its code comes after the result, which reads whole without it. */
export function LateSignals({ resultId }: { readonly resultId: string }) {
  const [code, setCode] = useState<{ Signals: typeof Signals } | null>(null);
  useEffect(() => void import('./signals.js').then(setCode, () => undefined), []);
  return code && <code.Signals resultId={resultId} />;
}
