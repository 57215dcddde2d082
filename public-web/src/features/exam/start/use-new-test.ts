import { useState } from 'react';
import { useGo } from '../../../lib/navigation.js';
import { forgetLastAttempt } from '../attempt/kept-attempt.js';
import { chooseDomain } from './chosen-domain.js';

/** The way into a new test: who starts one does not mean the result of the last. */
export function useNewTest() {
  const go = useGo();
  const [isStarting, setStarting] = useState(false);
  const begin = (domain: string): void => {
    forgetLastAttempt();
    chooseDomain(domain);
    setStarting(true);
    go('/quiz');
  };
  return { isStarting, begin };
}
