let isPending = false;

/** The home page goes on with the offer that the application page has had no answer to. */
export function handOfferOn(): void {
  isPending = true;
}

/** Whether there is such an offer. */
export const isOfferPending = (): boolean => isPending;

/** The offer was shown; it is not made again. */
export function endOffer(): void {
  isPending = false;
}
