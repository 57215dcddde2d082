/** The first of `ARTICLES`, without its text. */
export const NEWEST_ARTICLE = {
  id: 'what-a-first-instagram-advert-costs',
  title: 'What ₹200 a day buys: a first Instagram advert, worked through',
  date: '2026-11-23',
} as const;
