/**
 * A test that was submitted so soon was not read. One such test is a student's own affair; many at once
 * are a fault of a page, or somebody who collects questions.
 */
export const HASTY_SECONDS = 20;
