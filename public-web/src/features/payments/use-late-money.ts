import { useEffect, useEffectEvent } from 'react';
import { fetchAttempts } from '../exam/exam-api.js';

/** As seconds go by, money that left just before checkout was closed becomes known. */
const LOOK_AFTER_MS = [0, 2_000, 5_000, 20_000] as const;

/** What became of a payment after checkout was closed without one. */
export type LateMoney = 'paid' | 'checking';

/**
 * Looks a few times whether the fee was paid although checkout was closed, as by UPI on a phone.
 * A look that fails tells nothing.
 */
export function useLateMoney(isClosed: boolean, email: string, onMoney: (how: LateMoney) => void) {
  const tell = useEffectEvent(onMoney);
  useEffect(() => {
    if (!isClosed) return;
    let isWanted = true;
    const look = async () => {
      const info = await fetchAttempts(email).catch(() => null);
      if (!isWanted || !info) return;
      if (info.paymentStatus === 'Paid') tell('paid');
      else if (info.isPaymentPending) tell('checking');
    };
    const timers = LOOK_AFTER_MS.map((wait) => setTimeout(() => void look(), wait));
    return () => {
      isWanted = false;
      timers.forEach(clearTimeout);
    };
  }, [isClosed, email]);
}
