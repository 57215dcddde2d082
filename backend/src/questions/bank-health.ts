import { TEST_DOMAIN_VALUES } from '@portal/domain/accounts/index.js';
import { domainHealth, isOffered, type QuestionHealth } from '@portal/domain/questions/index.js';
import type { Policy } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { tallyChoices } from './tally-choices.query.js';
import {
  countLive,
  type KnownVersion,
  type LiveCount,
  versionsIn,
  versionsOf,
} from './versions.query.js';

export type DomainStock = {
  readonly domain: string;
  readonly live: number;
  readonly offered: boolean;
  readonly counts: readonly Omit<LiveCount, 'domain'>[];
};

type Figures = Pick<Policy, 'questionsPerTest'>;

export async function stockOf(dataSource: DataSource, figures: Figures): Promise<DomainStock[]> {
  const all = await countLive(dataSource);
  return TEST_DOMAIN_VALUES.map((domain) => {
    const counts = all
      .filter((count) => count.domain === domain)
      .map(({ category, difficulty, live }) => ({ category, difficulty, live }));
    const live = counts.reduce((sum, count) => sum + count.live, 0);
    return { domain, live, offered: isOffered(live, figures), counts };
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

const shownOf = (version: KnownVersion) => {
  const { question, category, difficulty, correctOption, live, isLatest } = version;
  return { question, category, difficulty, correctOption, live, isLatest };
};

export async function healthIn(dataSource: DataSource, domain: string): Promise<VersionHealth[]> {
  const [known, tallies] = await Promise.all([
    versionsIn(dataSource, domain),
    tallyChoices(dataSource, domain),
  ]);
  return domainHealth(known, tallies)
    .flatMap((health, at) => {
      const version = known[at];
      return version ? [{ ...health, ...shownOf(version) }] : [];
    })
    .filter(({ isLatest, shown }) => isLatest || shown > 0);
}

export async function healthOfQuestion(
  dataSource: DataSource,
  id: string,
): Promise<VersionHealth[]> {
  const [latest] = await versionsOf(dataSource, id);
  const all = latest ? await healthIn(dataSource, latest.domain) : [];
  return all.filter((one) => one.id === id);
}

/** The figures of a version; with too few answers there is no discrimination. */
type VersionFigures = Pick<QuestionHealth, 'shown' | 'correct' | 'discrimination'>;

const NO_FIGURES: VersionFigures = { shown: 0, correct: null, discrimination: null };

export async function figuresOf(dataSource: DataSource, domains: readonly string[]) {
  const known = new Map<string, VersionFigures>();
  for (const domain of new Set(domains)) {
    for (const { id, version, hasTooFew, ...health } of await healthIn(dataSource, domain)) {
      const { shown, correct } = health;
      const discrimination = hasTooFew ? null : health.discrimination;
      known.set(`${id}@${version}`, { shown, correct, discrimination });
    }
  }
  return (id: string, version: number): VersionFigures =>
    known.get(`${id}@${version}`) ?? NO_FIGURES;
}
