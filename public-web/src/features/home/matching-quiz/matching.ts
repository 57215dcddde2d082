import { INTERNSHIP_PROFILES, type InternshipProfile } from '../../../content/matching-quiz.js';

export type MatchingAnswers = readonly number[];

export type Match = Pick<InternshipProfile, 'name' | 'description' | 'domain' | 'keySkills'>;

const timesChosen = (answers: MatchingAnswers, option: number): number =>
  answers.filter((answer) => answer === option).length;

/** The option that was chosen most often; the first of equals. */
export function winningOption(answers: MatchingAnswers): number {
  const counts = INTERNSHIP_PROFILES.map((_, option) => timesChosen(answers, option));
  return counts.indexOf(Math.max(...counts));
}

/** The profile whose key skills are shown; by the specification it may differ from the winner. */
export function skillsOption(answers: MatchingAnswers): number {
  return answers.reduce((sum, answer) => sum + answer, 0) % INTERNSHIP_PROFILES.length;
}

export function matchOf(answers: MatchingAnswers): Match {
  const winner = INTERNSHIP_PROFILES[winningOption(answers)];
  const skilled = INTERNSHIP_PROFILES[skillsOption(answers)];
  if (!winner || !skilled) throw new RangeError('An answer names no profile');
  const { name, description, domain } = winner;
  return { name, description, domain, keySkills: skilled.keySkills };
}
