/** So long a complaint about personal data waits for its answer at most. */
export const GRIEVANCE_DAYS = 30;
