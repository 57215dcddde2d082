export type Alumnus = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly batch: string;
  readonly testimonial: string;
  readonly linkedin: string;
  readonly email: string;
  /** Where the photo is; without one, or if it fails to load, the initials are drawn. */
  readonly image: string;
  /** The custom property behind the initials: `var(--tint-…)`. */
  readonly bgColor: 'tint-indigo' | 'tint-clay' | 'tint-teal';
};

export const ALUMNI_LEAD = 'Three who finished a program, on what stayed with them.';

export const ALUMNI: readonly Alumnus[] = [
  {
    id: 'asha-sample',
    name: 'Asha Sample',
    role: 'Front-end developer',
    batch: 'Web Development, 2023',
    testimonial:
      'My first pull request came back with eleven comments. By the sixth week it was two, and I had learnt to ask before building. In interviews I now show the page that I worked on, and what I changed after the review.',
    linkedin: 'https://example.com/alumni/asha-sample',
    email: 'asha.sample@example.com',
    image: '',
    bgColor: 'tint-indigo',
  },
  {
    id: 'imran-sample',
    name: 'Imran Sample',
    role: 'Performance marketing associate',
    batch: 'Digital Marketing, 2023',
    testimonial:
      'I ran a campaign for a bakery on ₹200 a day. The first version brought likes and no orders, and we wrote that in the report. Saying what failed, with the figures beside it, is the habit that I kept.',
    linkedin: 'https://example.com/alumni/imran-sample',
    email: 'imran.sample@example.com',
    image: '',
    bgColor: 'tint-clay',
  },
  {
    id: 'meera-sample',
    name: 'Meera Sample',
    role: 'Junior software engineer',
    batch: 'Software Engineering, 2024',
    testimonial:
      'I study in a small town, and everything here was remote, on hours that I could keep beside college. My mentor asked me to explain each decision in writing. That turned out to be what my present team does all day.',
    linkedin: 'https://example.com/alumni/meera-sample',
    email: 'meera.sample@example.com',
    image: '',
    bgColor: 'tint-teal',
  },
];
