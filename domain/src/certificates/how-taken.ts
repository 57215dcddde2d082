/** How a test was taken. `day` is a day in India, as "2026-12-12". */
export type HowTaken =
  | { readonly supervised: false }
  | { readonly supervised: true; readonly day: string; readonly place: string };

export const UNSUPERVISED: HowTaken = { supervised: false };

const dayText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export const howTakenText = (taken: HowTaken, company: string): string =>
  taken.supervised
    ? `Taken under supervision on ${dayText.format(new Date(taken.day))} at ${taken.place}. Identity checked by ${company}.`
    : 'Taken online, without supervision. Identity not checked.';
