import type { Question } from '../question.js';
import { driftsIn, keyOf } from './drift.js';
import { labelMeans } from './label.js';
import {
  answeredOf,
  healthOf,
  LEAST_ANSWERS,
  shareOf,
  type QuestionHealth,
} from './question-health.js';
import { testsHealth, type TestsHealth } from './reliability.js';
import type { ChoiceTally, TestTally } from './tallies.js';

export type Tallies = {
  readonly choices: readonly ChoiceTally[];
  readonly tests: readonly TestTally[];
};

export type DomainHealth<Version extends Question> = {
  readonly tests: TestsHealth;
  readonly versions: readonly (readonly [Version, QuestionHealth])[];
};

function byVersion(choices: readonly ChoiceTally[]): ReadonlyMap<string, readonly ChoiceTally[]> {
  const found = new Map<string, ChoiceTally[]>();
  for (const choice of choices) {
    const key = keyOf(choice);
    const own = found.get(key);
    if (own) own.push(choice);
    else found.set(key, [choice]);
  }
  return found;
}

/** What is known of the versions of a domain's questions, each among the others. */
export function domainHealth<Version extends Question>(
  versions: readonly Version[],
  { choices, tests }: Tallies,
): DomainHealth<Version> {
  const tallies = byVersion(choices);
  const ownOf = (version: Version) => tallies.get(keyOf(version)) ?? [];
  const shares = versions.flatMap((version) => {
    const { answered, correct } = shareOf(ownOf(version).filter(({ isFirst }) => isFirst));
    if (answered < LEAST_ANSWERS || correct === null) return [];
    return [{ difficulty: version.difficulty, answered, right: answered * correct }];
  });
  const answered = new Map([...tallies].map(([key, own]) => [key, answeredOf(own)] as const));
  const figures = { labels: labelMeans(shares), drifts: driftsIn(answered) };
  return {
    tests: testsHealth(tests),
    versions: versions.map((version) => [version, healthOf(version, ownOf(version), figures)]),
  };
}
