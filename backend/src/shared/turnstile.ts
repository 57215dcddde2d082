/** How many may work at once, how many may wait for that, and how long; what the others are told. */
export type TurnstileRules = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
  readonly refusal: () => Error;
};

/** Lets work through a few at a time, in the order in which it came. */
export type Turnstile = {
  /** @throws the refusal: at once if too many wait already, or when it has waited for too long */
  readonly pass: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
};

export function turnstile({ atOnce, waiting, patienceMs, refusal }: TurnstileRules): Turnstile {
  const line = new Set<() => void>();
  let working = 0;

  // Whoever leaves hands the place on, so the count stays.
  const placeHandedOn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        line.delete(go);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(go);
        reject(refusal());
      }, patienceMs);
      line.add(go);
    });

  const enter = async (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (line.size >= waiting) throw refusal();
    await placeHandedOn();
  };

  const leave = (): void => {
    const [next] = line;
    if (next) next();
    else working -= 1;
  };

  return {
    async pass(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
