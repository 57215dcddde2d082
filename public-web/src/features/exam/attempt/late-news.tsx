import { useEffect, useState } from 'react';
import type * as News from './news-notices.js';
import type { RunningAttempt } from './running-attempt.js';

/** The news of a test: their code comes after it, and without it each save tells the same. */
export function LateNews({ test }: { test: RunningAttempt }) {
  const [code, setCode] = useState<typeof News | null>(null);
  useEffect(() => void import('./news-notices.js').then(setCode, () => undefined), []);
  return code && <code.NewsNotices test={test} />;
}
