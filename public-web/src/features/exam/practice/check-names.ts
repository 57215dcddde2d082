/** What the test needs of a device, in the order of the checks. */
export const CHECK_NAMES = ['Storage', 'Clock', 'Saving'] as const;

export type CheckName = (typeof CHECK_NAMES)[number];

export type Finding = { readonly isFine: boolean; readonly text: string };
