import type { Program } from '../programs.js';
import type { Drawing } from './drawing.js';

export const PROGRAM_DRAWINGS: Readonly<Record<Program['icon'], Drawing>> = {
  'shop-page': {
    lines:
      'M3.5 5.5h25v21h-25zM3.5 11.5h25M3.5 11.5a3.1 3.1 0 0 0 6.25 0a3.1 3.1 0 0 0 6.25 0a3.1 3.1 0 0 0 6.25 0a3.1 3.1 0 0 0 6.25 0M8.5 21.5h7',
    bubble: [22.6, 21.2, 2.8],
  },
  // A path that succeeds, and one that fails.
  'two-ways': {
    lines: 'M16 3v5.5M16 8.5l6.5 6.5-6.5 6.5L9.5 15zM9.5 15h-4v7M22.5 15h4v7M24 25l5 5M29 25l-5 5',
    bubble: [5.5, 27, 3.2],
  },
  'measured-month': {
    lines: 'M3.5 7h25v20.5h-25zM3.5 12.5h25M10 4v6M22 4v6M8 23.5l5-4 4.5 2 4-3.5',
    bubble: [23.6, 17, 2.6],
  },
  'phone-offline': {
    lines:
      'M6 3.5h10a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-21a2 2 0 0 1 2-2zM7.5 14l3 3 4.5-5.5M22 10.5a6 6 0 0 1 0 7M25.5 7.5a11 11 0 0 1 0 13M21.5 24.5L30 4.5',
    bubble: [11, 23.6, 2.4],
  },
};
