/** When builders say that things happened, unless a test says otherwise. */
export const A_DAY = new Date('2025-06-02T09:00:00.000Z');
