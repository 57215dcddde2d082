/** How many may work at once, how many may wait for that, and what the others are told. */
export type TurnstileRules = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly refusal: () => Error;
};

/** Lets work through a few at a time, in the order in which it came. */
export type Turnstile = {
  /** @throws the refusal, at once, if too many wait already */
  readonly pass: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
};

export function turnstile({ atOnce, waiting, refusal }: TurnstileRules): Turnstile {
  const line: (() => void)[] = [];
  let working = 0;

  const enter = async (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (line.length >= waiting) throw refusal();
    // Whoever leaves hands the place on, so the count stays.
    await new Promise<void>((resolve) => line.push(resolve));
  };

  const leave = (): void => {
    const next = line.shift();
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
