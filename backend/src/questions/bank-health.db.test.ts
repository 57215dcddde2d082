import { domainHealth } from '@portal/domain/questions/health/question-health.js';
import type { OptionKey } from '@portal/domain/questions/options.js';
import type { ServedQuestion } from '@portal/domain/questions/served-question.js';
import type { ChoiceTally } from '@portal/domain/questions/health/tallies.js';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { tallyAnswers, type GivenTest } from '@portal/domain/testing/tally-answers.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { seedAnswers } from '../testing/seed-answers.js';
import { testDataSource } from '../testing/test-data-source.js';
import { WITH_BANK } from '../testing/test-database.js';
import { healthIn, stockOf } from './bank-health.js';
import { tallyChoices } from './tally-choices.query.js';
import { versionsIn } from './versions.query.js';

const dataSource = testDataSource(WITH_BANK);

/** Ten answers a result. */
const RESULTS = chooseSize(400, 3_000);

/** Some give up on the way, some within seconds; one question counts for nobody. */
const VARIED = `
  WITH placed AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM results),
  changed AS (
    UPDATE attempts SET closed_at = CASE WHEN n % 11 = 0 THEN started_at + interval '20 seconds'
      ELSE closed_at END
    FROM placed WHERE placed.id = attempts.id
  )
  UPDATE results SET is_void = n % 97 = 0,
    questions = (SELECT jsonb_agg(CASE
        WHEN n % 5 = 0 AND place > n % 10
          THEN one || '{"selectedOption": null, "isCorrect": false}'
        WHEN n % 13 = 0 AND place = 4 THEN one || '{"ruling": {"isNeutral": true}}'
        ELSE one END ORDER BY place)
      FROM jsonb_array_elements(questions) WITH ORDINALITY AS asked (one, place))
  FROM placed WHERE placed.id = results.id`;

type Row = {
  readonly seconds: number;
  readonly served: readonly Pick<ServedQuestion, 'version' | 'seed' | 'mistakes' | 'groups'>[];
  readonly graded: readonly {
    readonly _id: string;
    readonly options: Readonly<Record<string, string>>;
    readonly selectedOption: OptionKey | null;
    readonly isCorrect: boolean;
    readonly ruling?: { readonly isNeutral: boolean };
  }[];
};

const ROWS = `
  SELECT extract(epoch FROM closed_at - started_at)::int AS seconds,
    attempts.questions AS served, results.questions AS graded
  FROM results JOIN attempts USING (id) WHERE NOT is_void`;

/** The tests one by one, as the database has them. */
async function givenTests(): Promise<GivenTest[]> {
  const rows = await dataSource.query<Row[]>(ROWS);
  return rows.map(({ seconds, served, graded }) => ({
    isRushed: seconds <= 20,
    answers: graded.flatMap(({ _id: id, options, selectedOption, isCorrect, ruling }, place) => {
      if (ruling?.isNeutral) return [];
      const { version, seed, mistakes, groups = [] } = served[place]!;
      const chosen = selectedOption && options[selectedOption]!;
      const answer = { id, version, chosen, isRight: isCorrect, groups };
      const mistake = selectedOption && (mistakes?.[selectedOption]?.[0] ?? null);
      return mistakes ? [{ ...answer, mistake, isSample: seed === undefined }] : [answer];
    }),
  }));
}

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'number' ? Number(one.toPrecision(9)) + 0 : one,
  );

/** Without the sums of rests, which differ by the order of additions. */
const comparable = (tallies: readonly ChoiceTally[]) =>
  tallies
    .map(({ rest, restSquares, ...tally }) =>
      JSON.stringify(Object.entries(tally).sort(([one], [other]) => (one < other ? -1 : 1))),
    )
    .sort();

describe('The health of the bank', () => {
  it('The health of the bank over many answers equals a count one by one', async () => {
    await seedAnswers(dataSource, RESULTS);
    await dataSource.query(VARIED);
    const given = tallyAnswers(await givenTests());
    const tallied = await tallyChoices(dataSource, 'hr');
    expect(comparable(tallied)).toEqual(comparable(given));
    expect(new Set(given.map(({ outcome }) => outcome)).size).toBe(4);
    const versions = await versionsIn(dataSource, 'hr');
    const health = await healthIn(dataSource, 'hr');
    for (const its of domainHealth(versions, given)) {
      const own = health.find((one) => one.id === its.id && one.version === its.version);
      expect(rounded(own ?? its)).toMatchObject(rounded(its) as object);
    }
    expect(health.some(({ answered }) => answered > RESULTS / 30)).toBe(true);
    expect(health.some(({ samples }) => samples > 0)).toBe(true);
    const ofFamilies = health.filter(({ choices }) => !choices.some(({ isKey }) => isKey));
    expect(ofFamilies.some(({ choices }) => choices.some(({ chosen }) => chosen > 0))).toBe(true);
  }, 240_000);

  it('tells versions apart', async () => {
    const [first] = await healthIn(dataSource, 'hr');
    await dataSource.query(
      `UPDATE questions SET version = 2, question = 'Changed?' WHERE id = $1`,
      [first!.id],
    );
    const all = await healthIn(dataSource, 'hr');
    const versions = all.filter(({ id }) => id === first!.id);
    expect(versions).toMatchObject([
      { version: 2, shown: 0, correct: null, isLatest: true, hasTooFew: true },
      { version: 1, shown: first!.shown, question: first!.question, isLatest: false },
    ]);
  }, 120_000);

  it('counts what is live', async () => {
    const [{ count }] = await dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int FROM questions WHERE domain = 'devops' AND live`,
    );
    const before = (await stockOf(dataSource, DEFAULT_POLICY)).find(
      ({ domain }) => domain === 'devops',
    );
    expect(before).toMatchObject({ live: count });
    await dataSource.query(`UPDATE questions SET live = false WHERE domain = 'devops'`);
    const after = await stockOf(dataSource, DEFAULT_POLICY);
    expect(after.find(({ domain }) => domain === 'devops')).toMatchObject({ live: 0, counts: [] });
  });
});
