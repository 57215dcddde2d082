import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import type { ApplicationEntry } from './stage-badge.js';
import { Badge, Moment } from '../../components/values.js';
import { PlainTable } from '../../components/plain-table.js';
import { FileButton } from '../../components/file-button.js';

type Letter = ApplicationEntry['letters'][number];

const KINDS: Readonly<Record<Letter['kind'], string>> = {
  offer: 'Offer',
  completion: 'Completion',
};

const STATES = {
  valid: ['Valid', 'good'],
  revoked: ['Not in force', 'bad'],
  withdrawn: ['Removed', 'plain'],
} as const;

function State({ letter: { state, stateAt } }: { readonly letter: Letter }) {
  const [words, tone] = STATES[state];
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {state !== 'valid' && (
        <>
          {' '}
          since <Moment at={stateAt} />
        </>
      )}
    </>
  );
}

type LettersPartProps = { readonly application: ApplicationEntry };

export function LettersPart({ application: { id, letters } }: LettersPartProps) {
  if (letters.length === 0) return null;
  return (
    <PlainTable
      title="Letters"
      empty="None."
      columns={['Letter', 'Code', 'State', 'Date', 'File']}
      rows={letters.map((letter) => ({
        key: letter.id,
        cells: [
          KINDS[letter.kind],
          <a key="code" href={`/certificate/${letter.code}`}>
            {printedCode(letter.code)}
          </a>,
          <State key="state" letter={letter} />,
          <Moment key="date" at={letter.issuedAt} />,
          letter.state === 'valid' && (
            <FileButton
              key="file"
              label="Download PDF"
              path={`/api/admin/applications/${id}/letters/${letter.code}/pdf`}
              fileName={`${letter.kind}-letter-${letter.code}.pdf`}
              refused="The letter could not be downloaded."
            />
          ),
        ],
      }))}
    />
  );
}
