let isPending = false;

/** Leaves an unanswered offer to the home page. */
export function handOfferOn(): void {
  isPending = true;
}

export const isOfferPending = (): boolean => isPending;

export function endOffer(): void {
  isPending = false;
}
