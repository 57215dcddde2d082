import type { Block } from './blocks.js';

const LONGEST_NAME = 60;
/** Nobody's name; whoever types it wants the mail to carry their words or their link. */
const NOT_A_NAME = /[/@:\\<>\n\r]/;

/**
 * Greets by name. Anyone can sign up with the address of somebody else: a name that a mail program
 * could turn into a link is left out, and dots are kept apart from what follows.
 */
export function greeting(name: string): Block {
  const isName = name.length <= LONGEST_NAME && !NOT_A_NAME.test(name);
  return { text: isName ? `Hello ${name.replace(/\.(?=\S)/g, '. ')},` : 'Hello,' };
}

/** Made when first needed: the first one of a process takes as long as a good part of its start. */
const onFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const moments = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    }),
);

/** A moment as people in India read it. */
export const moment = (iso: string): string =>
  `${moments().format(new Date(iso)).replace(/\s/g, ' ')} IST`;

const amounts = onFirstUse(() => new Intl.NumberFormat('en-IN'));

export const rupees = (amount: number): string => `₹${amounts().format(amount)}`;
