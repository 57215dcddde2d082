let isPending = false;

/** The home page goes on with the offer that the application page has had no answer to. */
export function handOfferOn(): void {
  isPending = true;
}

export const isOfferPending = (): boolean => isPending;

export function endOffer(): void {
  isPending = false;
}
