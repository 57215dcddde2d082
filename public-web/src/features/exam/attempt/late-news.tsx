import { useEffect, useState } from 'react';
import type * as News from './news-notices.js';
import type { RunningAttempt } from './running-attempt.js';

/** The notices of a test. Their code is loaded late; if it fails, the answer to each save has the same notices. */
export function LateNews({ test }: { test: RunningAttempt }) {
  const [code, setCode] = useState<typeof News | null>(null);
  useEffect(() => void import('./news-notices.js').then(setCode, () => undefined), []);
  return code && <code.NewsNotices test={test} />;
}
