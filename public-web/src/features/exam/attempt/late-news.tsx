import { useEffect, useState } from 'react';
import type * as News from './news-notices.js';
import type { RunningAttempt } from './running-attempt.js';

/** The news of a test. Their code loads late; without it, the answer to each save has the same news. */
export function LateNews({ test }: { test: RunningAttempt }) {
  const [code, setCode] = useState<typeof News | null>(null);
  useEffect(() => void import('./news-notices.js').then(setCode, () => undefined), []);
  return code && <code.NewsNotices test={test} />;
}
