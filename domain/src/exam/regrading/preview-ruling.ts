import {
  type CertificateEffect,
  effectOf,
  type CertificateStores,
} from '../../certificates/index.js';
import type { GradedAttempt, ExamStores } from '../ports.js';
import { regradedResult } from '../regrade-attempt.js';
import { NothingToChange } from '../../kernel/errors.js';
import { fingerprint } from '../../kernel/fingerprint.js';
import type { Transaction, Work } from '../../kernel/transaction.js';
import {
  judges,
  type Ruling,
  RulingHasMoved,
  stateOf,
  type RulingStores,
} from '../../questions/index.js';

type PreviewedChange = {
  readonly resultId: string;
  readonly studentName: string;
  readonly before: Figures;
  readonly after: Figures;
  readonly certificate: CertificateEffect | null;
};

type Figures = {
  readonly score: number;
  readonly totalQuestions: number;
  readonly passed: boolean;
  readonly isVoid: boolean;
};

export type Preview = {
  readonly attempts: number;
  readonly changed: number;
  readonly marksUp: number;
  readonly marksDown: number;
  readonly newPasses: number;
  readonly lostPasses: number;
  readonly voided: number;
  /** Tests whose variant offers no option that the ruling names: they stay as they are. */
  readonly notOffered: number;
  /** Certificates that would be issued, revoked, become valid again, or get other figures. */
  readonly certificates: Readonly<Record<CertificateEffect, number>>;
  readonly changes: readonly PreviewedChange[];
  /** A hash of the whole preview: another hash means that something has changed. */
  readonly hash: string;
};

export type PlannedStep = { readonly rulingId: string; readonly mayTakePasses: boolean };

type Stores = ExamStores & CertificateStores & RulingStores;

const PAGE = 200;
const MOST_LISTED = 100;

const figuresOf = ({ score, totalQuestions, passed, isVoid }: Figures): Figures => ({
  score,
  totalQuestions,
  passed,
  isVoid,
});

function oneStepOn(ruling: Ruling, mayTakePasses: boolean, now: Date): Ruling {
  const step = { at: now, adminId: ruling.adminId, mayTakePasses };
  if (stateOf(ruling) === 'withdrawn') throw new RulingHasMoved();
  return ruling.applied ? { ...ruling, withdrawn: step } : { ...ruling, applied: step };
}

async function* servedWith(tx: Omit<Stores, 'rulings'>, { questionId, version }: Ruling) {
  let after: string | null = null;
  for (;;) {
    const page: readonly GradedAttempt[] = await tx.attempts.closedWith({
      ...{ questionId, version, after, most: PAGE },
    });
    const questions = page.flatMap(({ attempt }) => attempt.questions);
    const rulings = await tx.attempts.rulingsOn({ questions });
    const kept = await tx.certificates.findThose(page.map(({ result }) => result.id));
    const certificates = new Map(kept.map((certificate) => [certificate.id, certificate]));
    for (const graded of page) {
      yield { graded, rulings, certificate: certificates.get(graded.result.id) ?? null };
    }
    after = page.at(-1)?.attempt.id ?? null;
    if (page.length < PAGE) return;
  }
}

const isChanged = ({ before, after, certificate }: PreviewedChange): boolean =>
  certificate !== null || JSON.stringify(before) !== JSON.stringify(after);

const count = <Item>(items: readonly Item[], matches: (item: Item) => boolean): number =>
  items.filter(matches).length;

function summedUp(all: readonly PreviewedChange[], ruling: Ruling, notOffered: number): Preview {
  const changes = all.filter(isChanged);
  const touched = (effect: CertificateEffect) =>
    count(changes, ({ certificate }) => certificate === effect);
  const marks = ({ before, after }: PreviewedChange) => after.score - before.score;
  return {
    attempts: all.length,
    changed: changes.length,
    marksUp: count(changes, (one) => marks(one) > 0),
    marksDown: count(changes, (one) => marks(one) < 0),
    newPasses: count(changes, ({ before, after }) => !before.passed && after.passed),
    lostPasses: count(changes, ({ before, after }) => before.passed && !after.passed),
    voided: count(changes, ({ before, after }) => !before.isVoid && after.isVoid),
    notOffered,
    certificates: {
      issued: touched('issued'),
      revoked: touched('revoked'),
      restored: touched('restored'),
      changed: touched('changed'),
    },
    changes: changes.slice(0, MOST_LISTED),
    hash: fingerprint(JSON.stringify([ruling.id, stateOf(ruling), all])),
  };
}

/** The same as {@link previewRuling}, within a transaction. @throws NothingToChange, RulingHasMoved
 * if it is withdrawn already */
export async function previewIn(
  tx: Transaction<Stores>,
  { rulingId, mayTakePasses }: PlannedStep,
): Promise<Preview> {
  const ruling = await tx.rulings.find(rulingId);
  if (!ruling) throw new NothingToChange('ruling');
  const planned = oneStepOn(ruling, mayTakePasses, tx.now);
  const all: PreviewedChange[] = [];
  let notOffered = 0;
  for await (const { graded, rulings, certificate } of servedWith(tx, ruling)) {
    const { attempt, result } = graded;
    notOffered += Number(!attempt.questions.some((served) => judges(ruling, served)));
    const then = [...rulings.filter(({ id }) => id !== ruling.id), planned];
    const regraded = regradedResult(graded, then, tx.now);
    const after = regraded ?? result;
    const { id: resultId, studentName } = result;
    all.push({
      ...{ resultId, studentName, before: figuresOf(result), after: figuresOf(after) },
      certificate: regraded && effectOf(certificate, regraded, tx.now),
    });
  }
  return summedUp(all, ruling, notOffered);
}

/** What would change if a draft were applied now, or a ruling withdrawn; nothing is stored. @throws NothingToChange,
 * RulingHasMoved if it is withdrawn already */
export const previewRuling = (
  { unitOfWork }: Work<Stores>,
  planned: PlannedStep,
): Promise<Preview> => unitOfWork.run((tx) => previewIn(tx, planned));
