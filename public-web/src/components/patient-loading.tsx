import { useState } from 'react';
import { useDelayed } from '../lib/use-delayed.js';
import { Loading } from './loading.js';

const SLOW_AFTER_MS = 5_000;

/** Stands where something is on its way, and says so when it takes long. */
export function PatientLoading({ children = 'Loading...' }: { children?: string }) {
  const [isSlow, setSlow] = useState(false);
  useDelayed(true, SLOW_AFTER_MS, () => setSlow(true));
  const patience = 'This takes longer than usual. We are still trying…';
  return <Loading>{isSlow ? `${children} ${patience}` : children}</Loading>;
}
