/** The most days until a complaint about personal data is answered. */
export const GRIEVANCE_DAYS = 30;
