import { type Actor, checkedReason, noteAction, type AuditStores } from '../../audit/index.js';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import type { Work, IdSource } from '../../kernel/transaction.js';
import { OPTION_KEYS, type Question } from '../question.js';
import type { QuestionStores } from '../ports.js';
import { namesOptions, RULING_KINDS, type Ruling, type RulingContent } from './ruling.js';
import type { RulingStores } from './ports.js';

type Ports = Work<AuditStores & QuestionStores & RulingStores> & { readonly ids: IdSource };

const NO_SUCH_MISTAKE =
  'Each student had other options: please name the mistake behind the option, one of this version of the question family.';

const reject = (accepted: string): never => {
  throw new InvalidInput({ accepted });
};

function checkedOptions({ kind, accepted }: RulingContent, question: Question): readonly string[] {
  if (!namesOptions(kind)) return [];
  const { family, options, correctOption } = question;
  const known = family
    ? family.mistakes.map(({ mistake }) => mistake)
    : OPTION_KEYS.map((letter) => options[letter]);
  const named = [...new Set(accepted)].sort();
  if (!named.every((text) => known.includes(text)))
    reject(family ? NO_SUCH_MISTAKE : 'An option is not of this version.');
  if (!family && named.includes(options[correctOption]))
    reject('The key that was served is right already.');
  if (kind === 'key' && named.length !== 1) reject('Please choose the one right option.');
  if (named.length === 0) reject('Please choose at least one option.');
  return named;
}

/** Stores a ruling as a draft, which changes nothing until it is applied. @throws InvalidInput, NothingToChange if
 * there is no such version */
export async function draftRuling(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  content: RulingContent,
): Promise<Ruling> {
  const reason = checkedReason(content.reason);
  const { questionId, version, kind } = content;
  if (!RULING_KINDS.includes(kind)) throw new InvalidInput({ kind: 'Please choose a ruling.' });
  return unitOfWork.run(async (tx) => {
    const question = await tx.questions.findVersion(questionId, version);
    if (!question) throw new NothingToChange('version of a question');
    const ruling: Ruling = {
      ...{ id: ids.next(), questionId, version, kind, reason },
      accepted: checkedOptions(content, question),
      ...{ madeAt: tx.now, adminId: actor.adminId, applied: null, withdrawn: null },
    };
    await tx.rulings.add(ruling);
    await noteAction(tx, ids, actor, {
      action: 'draft-ruling',
      subject: 'question',
      subjectId: questionId,
      reason,
      before: null,
      after: { ruling: ruling.id, version, kind, accepted: ruling.accepted },
    });
    return ruling;
  });
}
