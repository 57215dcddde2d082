export const BLOG = {
  title: 'Written from the work',
  lead: 'Longer pieces for shop owners and students. No tips in ten words.',
} as const;
