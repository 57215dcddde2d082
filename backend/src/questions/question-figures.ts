import { mistakesIn } from '@portal/domain/questions/index.js';
import type { DataSource } from 'typeorm';
import { healthIn, type VersionHealth } from './bank-health.js';
import { wrongVariants } from './tally-choices.query.js';
import { type KnownVersion, versionsOf } from './versions.query.js';

type MistakeCount = { readonly mistake: string; readonly times: number };

/** For an answer that no mistake of the family explains: the sample was served, or an earlier version. */
const UNNAMED = 'not one of the named mistakes';

/** The wrong answers to a family's variants, by the mistake behind each: each variant has other options. */
async function mistakesOf(dataSource: DataSource, version: KnownVersion): Promise<MistakeCount[]> {
  if (!version.family) return [];
  const nameIn = mistakesIn(version.family);
  const counts = new Map<string, number>();
  for (const { seed, chosen, times } of await wrongVariants(dataSource, version)) {
    const mistake = nameIn(seed).get(chosen) ?? UNNAMED;
    counts.set(mistake, (counts.get(mistake) ?? 0) + times);
  }
  return [...counts]
    .map(([mistake, times]) => ({ mistake, times }))
    .sort((one, other) => other.times - one.times);
}

export async function healthOfQuestion(
  dataSource: DataSource,
  id: string,
): Promise<(VersionHealth & { readonly mistakes: readonly MistakeCount[] })[]> {
  const versions = await versionsOf(dataSource, id);
  const [latest] = versions;
  if (!latest) return [];
  const own = (await healthIn(dataSource, latest.domain)).filter((one) => one.id === id);
  return Promise.all(
    own.map(async (health) => {
      const version = versions.find((one) => one.version === health.version);
      return { ...health, mistakes: version ? await mistakesOf(dataSource, version) : [] };
    }),
  );
}
