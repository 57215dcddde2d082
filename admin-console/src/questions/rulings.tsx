import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { OPTION_KEYS } from '@portal/domain/questions/question.js';
import { ActionButton } from '../components/action-button.js';
import { Answered } from '../components/answered.js';
import { SelectField } from '../components/field.js';
import { Moment } from '../components/values.js';
import { answerTo } from '../providers/data-provider.js';
import type { RulingKind } from '@portal/domain/questions/rulings/ruling.js';
import type { QuestionVersion } from './question-row.js';
import { RulingPreview } from './ruling-preview.js';
import { KIND_WORDS, type RulingRow } from './ruling-row.js';
import styles from './questions.module.css';

const STATE_WORDS = { draft: 'Draft', applied: 'In force', withdrawn: 'Withdrawn' } as const;

type Ruled = Pick<QuestionVersion, 'id' | 'version' | 'options' | 'correctOption' | 'family'>;

type FieldsProps = { readonly version: Ruled };

function Fields({ version }: FieldsProps) {
  const others = OPTION_KEYS.filter((key) => key !== version.correctOption);
  const texts = others.map((key): [string, string] => [version.options[key], version.options[key]]);
  return (
    <>
      <SelectField name="kind" label="What holds" words={KIND_WORDS} />
      {version.family ? (
        <MistakeField version={version} />
      ) : (
        <SelectField
          {...{ name: 'accepted', label: 'The right option, if the ruling names one' }}
          words={{ '': 'None', ...Object.fromEntries(texts) }}
        />
      )}
    </>
  );
}

/** Each student of a family had other options: the mistake behind them names the right one, shown with an example. */
function MistakeField({ version }: FieldsProps) {
  const of = `from=1&version=${version.version}`;
  const path = `/api/admin/questions/${encodeURIComponent(version.id)}/variants?${of}` as const;
  const variants = useQuery({ ...answerTo(path), staleTime: 'static' }).data?.variants ?? [];
  const exampleOf = (name: string): string | undefined =>
    variants.flatMap(({ options, mistakes }) =>
      OPTION_KEYS.filter((key) => mistakes[key]?.includes(name)).map((key) => options[key]),
    )[0];
  const words: Record<string, string> = { '': 'None' };
  for (const { mistake } of version.family?.mistakes ?? []) {
    const example = exampleOf(mistake);
    words[mistake] = example ? `${mistake}, for example: ${example}` : mistake;
  }
  return (
    <SelectField
      {...{ name: 'accepted', label: 'What leads to the right option' }}
      hint="Only for a ruling that names an option. A test whose variant does not offer it stays as it is."
      words={words}
    />
  );
}

type RulingProps = {
  readonly ruling: RulingRow;
  readonly of: { readonly questionId: string; readonly version: number };
  readonly reportsOpen: number;
};

function Ruling({ ruling, of, reportsOpen }: RulingProps) {
  const { kind, accepted, reason, state, applied, withdrawn, regraded, isDone } = ruling;
  const at = (withdrawn ?? applied)?.at ?? ruling.madeAt;
  return (
    <li>
      <p>
        <strong>{STATE_WORDS[state]}</strong>: {KIND_WORDS[kind]}
        {accepted.length > 0 && ` (${accepted.join('; ')})`}, <Moment at={at} />
      </p>
      <p>{reason}</p>
      {applied && (
        <p>
          {formatCount(regraded, 'result')} graded again
          {isDone ? '.' : ' so far; reload the page for more.'}
        </p>
      )}
      {state === 'applied' && reportsOpen > 0 && (
        <ActionButton
          label="Uphold the open reports by it"
          path="question-disputes/uphold"
          body={() => ({ ...of, rulingId: ruling.id })}
          done="Upheld. Each student reads the reason of the ruling."
        >
          They came after the ruling was applied.
        </ActionButton>
      )}
      {state !== 'withdrawn' && <RulingPreview key={state} ruling={ruling} />}
    </li>
  );
}

type RulingsProps = {
  readonly version: Ruled;
  readonly suggested?: RulingKind;
  /** How many reports about the version wait for a decision. */
  readonly reportsOpen?: number;
};

export function Rulings({ version, suggested = 'key', reportsOpen = 0 }: RulingsProps) {
  const ruled = { questionId: version.id, version: version.version };
  const of = new URLSearchParams({ questionId: version.id, version: String(version.version) });
  return (
    <div className={styles.rulings}>
      <Answered path={`/api/admin/rulings?${of.toString()}`}>
        {({ rulings }) => (
          <ul>
            {rulings.map((ruling) => (
              <Ruling key={ruling.id} ruling={ruling} of={ruled} reportsOpen={reportsOpen} />
            ))}
          </ul>
        )}
      </Answered>
      <ActionButton
        label="Draft a ruling"
        about={`on version ${version.version}`}
        path="rulings"
        body={({ kind, accepted }) => ({
          ...ruled,
          kind,
          accepted: accepted ? [accepted] : [],
        })}
        values={{ ...ruled, kind: suggested }}
        fields={<Fields version={version} />}
        done="The draft is kept. It changes nothing until you apply it."
      >
        Students whose results change read the reason, so write it for them.
      </ActionButton>
    </div>
  );
}
