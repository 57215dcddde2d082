import { useState } from 'react';
import { useGo } from '../../../lib/navigation.js';
import { forgetLastAttempt } from '../attempt/kept-attempt.js';
import { chooseDomain } from './chosen-domain.js';

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
