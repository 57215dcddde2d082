import type { Achievement } from '../achievements.js';

export type CertificateMotif = {
  readonly tint: string;
  /** How many ellipses the rosette has, and how slim they are. */
  readonly leaves: number;
  readonly slimness: number;
  /** The emblem, drawn in 48 by 48. */
  readonly emblem: string;
  readonly words: string;
};

export const CERTIFICATE_MOTIFS: Readonly<Record<Achievement['image'], CertificateMotif>> = {
  incorporation: {
    tint: 'tint-indigo',
    leaves: 12,
    slimness: 0.42,
    emblem: 'M6 18 24 7l18 11zM10 22v15M19 22v15M29 22v15M38 22v15M5 41h38',
    words: 'a house with four columns',
  },
  startup: {
    tint: 'tint-leaf',
    leaves: 9,
    slimness: 0.3,
    emblem: 'M24 43V21M24 30c-10 0-15-5-15-14 10 0 15 5 15 14zm0-7c0-8 5-13 15-13 0 8-5 13-15 13z',
    words: 'a seedling with two leaves',
  },
  enterprise: {
    tint: 'tint-clay',
    leaves: 16,
    slimness: 0.5,
    emblem: 'M6 42V22l12 8v-8l12 8v-8l12 8v12zM12 42v-6M22 42v-6M32 42v-6M34 22V8h6v17',
    words: 'a workshop with a chimney',
  },
  tax: {
    tint: 'tint-marigold',
    leaves: 10,
    slimness: 0.62,
    emblem:
      'M10 5h28v38l-5-3-4.5 3-4.5-3-4.5 3-4.5-3-5 3zM17 14h14M17 20h14M24 14c5 0 5 12-7 12l11 9',
    words: 'an invoice with the sign of the rupee',
  },
  trademark: {
    tint: 'tint-plum',
    leaves: 14,
    slimness: 0.24,
    emblem: 'M24 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40zM12 18h10M17 18v13M26 31V18l5 7 5-7v13',
    words: 'the letters TM in a ring',
  },
  'food-safety': {
    tint: 'tint-teal',
    leaves: 11,
    slimness: 0.36,
    emblem:
      'M6 24h36a18 18 0 0 1-36 0zM14 43h20M24 18V6M24 12c4 0 6-2 6-6-4 0-6 2-6 6zm0 4c-4 0-6-2-6-6 4 0 6 2 6 6z',
    words: 'a bowl with an ear of grain over it',
  },
};
