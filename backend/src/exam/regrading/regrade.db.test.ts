import { previewRuling, runRegrades, setNextRulingState } from '@portal/domain/exam/index.js';
import { draftRuling } from '@portal/domain/questions/index.js';
import type { UnitOfWork } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../../app/data-source.js';
import { typeormUnitOfWork } from '../../app/unit-of-work.typeorm.js';
import { uuidIds } from '../../platform/database/ids.uuid.js';
import { secureRandom } from '../../platform/security/random.crypto.js';
import { loadBank } from '../../questions/index.js';
import { seedAnswers } from '../../testing/seed-answers.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';

const ACTOR = { adminId: '00000000-0000-4000-8000-000000000001', username: 'meera' };
const ALL = 10_000;
/** So many results that at least these have the question. */
const RESULTS = chooseSize(2_100, 10_500);
const WITH_QUESTION = chooseSize(100, 500);
const KILLS = chooseSize(3, 10);

/** The answers of the seed are few in ten right; so some are just below what passes here. */
const EASIER = `
  WITH eased AS (UPDATE attempts SET pass_percent = 30)
  UPDATE results SET pass_percent = 30, passed = score >= 3`;

let database: TestDatabase;
let dataSource: DataSource;
let outside: DataSource;
let unitOfWork: UnitOfWork<Stores>;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await newDataSource(database.url).initialize();
  outside = await newDataSource(database.url).initialize();
  unitOfWork = typeormUnitOfWork(dataSource, () => undefined);
  await loadBank(dataSource);
  await seedAnswers(dataSource, RESULTS);
  await dataSource.query(EASIER);
});

afterAll(async () => {
  await outside.destroy();
  await dataSource.destroy();
  await database.drop();
});

const KILL = `
  SELECT pg_terminate_backend(pid) FROM pg_locks
  WHERE relation = 'regrade_runs'::regclass AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Its connection is ended once it has graded a batch, before that is kept. */
const killedWorker: UnitOfWork<Stores> = {
  run: (work) =>
    unitOfWork.run(async (tx) => {
      const outcome = await work(tx);
      await outside.query(KILL);
      return outcome;
    }),
};

const ITEM = `
  SELECT id, version, options, correct_option AS "correctOption" FROM questions
  WHERE domain = 'hr' ORDER BY id LIMIT 1`;

type Item = {
  readonly id: string;
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly correctOption: string;
};

const BY_HAND = `
  WITH served AS (
    SELECT results.id, first.score, first.passed,
      item -> 'options' ->> (answers ->> (item ->> 'id')) AS chosen,
      item -> 'options' ->> (item ->> 'correctOption') AS key
    FROM attempts JOIN results USING (id)
    JOIN LATERAL (SELECT score, passed FROM result_gradings
        WHERE result_id = results.id AND revision = 0
      UNION ALL SELECT results.score, results.passed WHERE results.revision = 0) AS first ON true
    CROSS JOIN jsonb_array_elements(attempts.questions) AS item
    WHERE item ->> 'id' = $1
  ), judged AS (
    SELECT *, score + (chosen IS NOT DISTINCT FROM $2)::int - (chosen IS NOT DISTINCT FROM key)::int AS marks
    FROM served
  )
  SELECT count(*)::int AS attempts, count(*) FILTER (WHERE marks > score)::int AS "marksUp",
    count(*) FILTER (WHERE marks < score)::int AS "marksDown",
    count(*) FILTER (WHERE NOT passed AND marks >= 3)::int AS "newPasses"
  FROM judged`;

const APPLIED = `
  SELECT count(*) FILTER (WHERE results.score > first.score)::int AS "marksUp",
    count(*) FILTER (WHERE results.score < first.score)::int AS "marksDown",
    count(*) FILTER (WHERE results.passed AND NOT first.passed)::int AS "newPasses",
    count(*) FILTER (WHERE first.passed AND NOT results.passed)::int AS "lostPasses",
    max(results.revision) AS revision
  FROM results JOIN result_gradings AS first ON first.result_id = results.id AND first.revision = 0`;

const one = async (sql: string, values: unknown[] = []) =>
  (await dataSource.query<Record<string, number>[]>(sql, values))[0]!;

describe('A wrong key over many results', () => {
  it('is put right as its preview said and as counted by hand, by a worker killed again and again', async () => {
    const [item] = (await dataSource.query<Item[]>(ITEM)) as [Item];
    const right = Object.entries(item.options).find(([letter]) => letter !== item.correctOption)!;
    const ports = { unitOfWork, ids: uuidIds };
    const { id: rulingId } = await draftRuling(ports, ACTOR, {
      ...{ questionId: item.id, version: item.version, kind: 'key', accepted: [right[1]] },
      reason: 'The key was wrong.',
    });
    const planned = { rulingId, mayTakePasses: false };
    const preview = await previewRuling(ports, planned);
    const { marksUp, marksDown, newPasses, lostPasses, certificates } = preview;
    const byHand = await one(BY_HAND, [item.id, right[1]]);
    expect(preview.attempts).toBeGreaterThanOrEqual(WITH_QUESTION);
    expect(preview).toMatchObject(byHand);
    expect([marksUp, marksDown, newPasses].every((figure) => figure > 0)).toBe(true);
    expect(lostPasses).toBe(0);

    const taken = { ...planned, kind: 'apply' as const, previewHash: preview.hash };
    await setNextRulingState(ports, ACTOR, { ...taken, reason: 'Checked', isOwner: false });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await expect(
        runRegrades({ unitOfWork: killedWorker, random: secureRandom }, 1),
      ).rejects.toThrow();
      if (kill % 2 === 0) await runRegrades({ unitOfWork, random: secureRandom }, 1);
    }
    await runRegrades({ unitOfWork, random: secureRandom }, ALL);
    const after = { marksUp, marksDown, newPasses, lostPasses, revision: 1 };
    expect(await one(APPLIED)).toEqual(after);
    const mails = `SELECT count(*)::int AS mails FROM emails WHERE kind = 'result-corrected'`;
    // Who gets a mail: those with other marks. The seed's results have no certificates yet.
    const shown = { mails: marksUp + marksDown };
    expect(await one(mails)).toEqual(shown);
    const issued = 'SELECT count(*)::int AS issued FROM issued_documents';
    expect(await one(issued)).toEqual({ issued: certificates.issued });

    await dataSource.query(
      `UPDATE regrade_runs SET done_at = NULL, cursor = NULL, due_at = 'epoch'`,
    );
    await runRegrades({ unitOfWork, random: secureRandom }, ALL);
    expect(await one(APPLIED)).toEqual(after);
    expect(await one(mails)).toEqual(shown);
    expect(await one(issued)).toEqual({ issued: certificates.issued });
  });

  it('keeps its gradings from being changed or removed', async () => {
    for (const change of ['UPDATE result_gradings SET score = 10', 'DELETE FROM result_gradings']) {
      await expect(dataSource.query(change)).rejects.toThrow('only ever added');
    }
  });
});
