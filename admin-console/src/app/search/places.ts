import { SECTIONS } from '../sections.js';

/** Where one begins what is not called like a section. */
const ACTIONS: Readonly<Record<string, string>> = {
  'Refund a payment': '/admin/payments',
  'Check a payment with the provider': '/admin/payments',
  'Extra time for a student': '/admin/students',
  'Correct an email': '/admin/students',
  'Grant attempts': '/admin/students',
  'More minutes for a running test': '/admin/live',
  'Announce to running tests': '/admin/live',
  'Send a failed mail again': '/admin/emails',
  'Revoke or reissue a certificate': '/admin/certificates',
  'Move applications on the board': '/admin/applications/board',
  'Import questions': '/admin/questions/import',
  'Health of the questions': '/admin/questions/health',
  'Reports on questions': '/admin/questions/reports',
  'Change the fee': '/admin/settings',
  'Passkeys, password and sessions': '/admin/account',
};

/** A name may begin with two letters of a page. */
const LEAST_SIGNS = 3;

const PLACES = [
  ...SECTIONS.map(({ label, path }) => [label, path] as const),
  ...Object.entries(ACTIONS),
];

export type Place = { readonly title: string; readonly to: string };

/** Pages and actions of which each typed word begins a word, in the sections that the admin may open. */
export function placesFor(
  typed: string,
  readable: Readonly<Record<string, boolean>>,
): readonly Place[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.trim().length < LEAST_SIGNS) return [];
  const fits = (title: string) =>
    words.every((word) => ` ${title.toLowerCase()}`.includes(` ${word}`));
  const mayOpen = (to: string) =>
    SECTIONS.some(
      ({ path, reads }) => (to === path || to.startsWith(`${path}/`)) && readable[reads],
    );
  return PLACES.filter(([title, to]) => fits(title) && mayOpen(to)).map(([title, to]) => ({
    title,
    to,
  }));
}
