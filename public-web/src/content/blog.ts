export const BLOG = {
  title: 'Written from the work',
  description:
    'Longer pieces for shop owners and students: selling online worked through in figures, a first website, a first internship.',
  lead: 'Longer pieces for shop owners and students. No tips in ten words.',
} as const;
