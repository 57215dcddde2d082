import { useEffect, useEffectEvent, useState } from 'react';
import { fetchAttempts } from '../exam/index.js';

/** When to look: a payment just before checkout was closed becomes known within seconds. */
const LOOK_AFTER_MS = [0, 2_000, 5_000, 20_000] as const;

export type LateMoney = 'paid' | 'checking';

/** The outcome of the last look; after a failed one, no payment is offered. */
type Sight = 'seen' | 'unseen' | 'looking-again';

/** Looks for a payment after checkout was closed, as by UPI on a phone. @returns whether the last look failed, and a
 * function to look again */
export function useLateMoney(isClosed: boolean, email: string, onMoney: (how: LateMoney) => void) {
  const [sight, setSight] = useState<Sight>('seen');
  const [round, setRound] = useState(0);
  const tell = useEffectEvent(onMoney);
  useEffect(() => {
    if (!isClosed) return;
    let isWanted = true;
    const look = async () => {
      const info = await fetchAttempts(email).catch(() => null);
      if (!isWanted) return;
      setSight(info ? 'seen' : 'unseen');
      if (info?.paymentStatus === 'Paid') tell('paid');
      else if (info?.isPaymentPending) tell('checking');
    };
    const timers = LOOK_AFTER_MS.map((wait) => setTimeout(() => void look(), wait));
    return () => {
      isWanted = false;
      timers.forEach(clearTimeout);
    };
  }, [isClosed, email, round]);
  const lookAgain = () => {
    setSight('looking-again');
    setRound((before) => before + 1);
  };
  return { isUnseen: sight !== 'seen', isLooking: sight === 'looking-again', lookAgain };
}
