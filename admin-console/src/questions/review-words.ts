const MOST_CHARACTERS = 500;

/** What may be said with a step of the review. */
export const REMARK = {
  name: 'reason',
  label: 'Remark',
  hint: 'May stay empty, unless you approve words of your own. It is kept in the audit log.',
  most: MOST_CHARACTERS,
  isOptional: true,
} as const;

/** What has to be said to those who are to mend it. */
export const NOTE = {
  name: 'reason',
  label: 'What is to be mended',
  hint: 'It is kept in the audit log, and shown with the draft.',
  most: MOST_CHARACTERS,
} as const;

/** The same for all questions of an import. */
export const IMPORT_NOTE = { ...NOTE, hint: 'It is kept in the audit log.' } as const;
