import { TEST_DOMAIN_VALUES } from '@portal/domain/accounts/index.js';
import {
  domainHealth,
  isOffered,
  type QuestionHealth,
  type TestsHealth,
  unseenAfter,
} from '@portal/domain/question-bank/index.js';
import type { Policy } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { tallyChoices } from './tally-choices.query.js';
import { countLive, type KnownVersion, type LiveCount, versionsIn } from './versions.query.js';

export type DomainStock = {
  readonly domain: string;
  readonly live: number;
  readonly offered: boolean;
  readonly counts: readonly Omit<LiveCount, 'domain'>[];
  /** How many a student has surely not had after 0, 1, 2 … attempts. */
  readonly unseen: readonly number[];
};

type Figures = Pick<Policy, 'questionsPerTest' | 'totalAttempts'>;

export async function stockOf(
  dataSource: DataSource,
  { questionsPerTest, totalAttempts }: Figures,
): Promise<DomainStock[]> {
  const all = await countLive(dataSource);
  return TEST_DOMAIN_VALUES.map((domain) => {
    const counts = all
      .filter((count) => count.domain === domain)
      .map(({ category, difficulty, live }) => ({ category, difficulty, live }));
    const live = counts.reduce((sum, count) => sum + count.live, 0);
    const unseen = Array.from({ length: totalAttempts + 1 }, (_, attempts) =>
      unseenAfter(live, questionsPerTest, attempts),
    );
    return { domain, live, offered: isOffered(live, { questionsPerTest }), counts, unseen };
  });
}

export type VersionHealth = QuestionHealth & {
  readonly question: string;
  readonly category: string;
  readonly difficulty: string;
  readonly correctOption: string;
  readonly live: boolean;
  readonly isLatest: boolean;
};

export type BankHealth = {
  readonly tests: TestsHealth;
  readonly questions: readonly VersionHealth[];
};

const toldOf = (version: KnownVersion) => {
  const { question, category, difficulty, correctOption, live, isLatest } = version;
  return { question, category, difficulty, correctOption, live, isLatest };
};

export async function healthIn(dataSource: DataSource, domain: string): Promise<BankHealth> {
  const [known, tallies] = await Promise.all([
    versionsIn(dataSource, domain),
    tallyChoices(dataSource, domain),
  ]);
  const { tests, versions } = domainHealth(known, tallies);
  const questions = versions
    .map(([version, health]) => ({ ...health, ...toldOf(version) }))
    .filter(({ isLatest, shown }) => isLatest || shown > 0);
  return { tests, questions };
}

/** What a version's answers say of it; without enough of them there is no discrimination. */
export type VersionFigures = Pick<QuestionHealth, 'shown' | 'correct' | 'discrimination'>;

const NO_FIGURES: VersionFigures = { shown: 0, correct: null, discrimination: null };

export async function figuresOf(dataSource: DataSource, domains: readonly string[]) {
  const known = new Map<string, VersionFigures>();
  for (const domain of new Set(domains)) {
    const { questions } = await healthIn(dataSource, domain);
    for (const { id, version, hasTooFew, ...health } of questions) {
      const { shown, correct } = health;
      const discrimination = hasTooFew ? null : health.discrimination;
      known.set(`${id}@${version}`, { shown, correct, discrimination });
    }
  }
  return (id: string, version: number): VersionFigures =>
    known.get(`${id}@${version}`) ?? NO_FIGURES;
}
