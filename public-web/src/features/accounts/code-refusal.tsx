import type { ReactNode } from 'react';
import { ApiFailure, messageOf, type Fallbacks } from '../../lib/api-failure.js';

/** Why a code was refused, and how often it may still be tried. */
export function codeRefusal(failure: unknown, fallbacks: Fallbacks): ReactNode {
  const message = messageOf(failure, fallbacks);
  const left = failure instanceof ApiFailure ? failure.answer?.triesLeft : undefined;
  if (left === undefined) return message;
  return (
    <>
      <span>{message}</span> Tries left: {left}
    </>
  );
}
