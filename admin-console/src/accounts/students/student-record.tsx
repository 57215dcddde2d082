import Button from '@mui/material/Button';
import { useState } from 'react';
import { useChoice } from '../../components/use-choice.js';
import { linkTo, Moment } from '../../components/values.js';
import { Answered } from '../../components/answered.js';
import { MailPreview } from '../../email/mail-preview.js';
import type { AnswerOf } from '../../providers/data-provider.js';
import styles from './student-record.module.css';

const GROUPS = {
  all: 'All',
  account: 'Account',
  money: 'Money',
  tests: 'Tests',
  mails: 'Mails',
  staff: 'By us',
} as const;

type Group = keyof typeof GROUPS;

type Path = `/api/admin/students/${string}/record?${string}`;

type Entry = AnswerOf<Path>['entries'][number];

/** The latest hundred entries; a button loads older ones. */
export function StudentRecord({ id }: { readonly id: string }) {
  const [chosen, setGroup] = useChoice('show', 'all');
  const group = chosen as Group;
  const [until, setUntil] = useState<readonly string[]>([]);
  return (
    <section className="grid gap-4 justify-items-start" aria-labelledby="record">
      <div className={styles.head}>
        <h3 id="record">What happened</h3>
        <div className={styles.groups} role="group" aria-label="Show">
          {Object.entries(GROUPS).map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={group === name}
              onClick={() => setGroup(name)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {['', ...until].map((before, at) => (
        <Answered
          key={before}
          path={`/api/admin/students/${encodeURIComponent(id)}/record?${before && `before=${encodeURIComponent(before)}`}`}
          refused="Failed to fetch the record."
          isAskedOnce
        >
          {(stretch) => (
            <Stretch
              {...{ stretch, group }}
              onOlder={at === until.length ? (older) => setUntil([...until, older]) : null}
            />
          )}
        </Answered>
      ))}
    </section>
  );
}

type StretchProps = {
  readonly stretch: AnswerOf<Path>;
  readonly group: Group;
  /** Null where the older entries are already shown below. */
  readonly onOlder: ((before: string) => void) | null;
};

function Stretch({ stretch: { entries, before }, group, onOlder }: StretchProps) {
  const shown = entries.filter((one) => group === 'all' || one.group === group);
  return (
    <>
      {shown.length === 0 && <p className="soft">Nothing of this kind here.</p>}
      <ol className={styles.line}>
        {shown.map((one) => (
          <Line key={`${one.at} ${one.title} ${one.id}`} entry={one} />
        ))}
      </ol>
      {before && onOlder && (
        <Button variant="outlined" onClick={() => onOlder(before)}>
          Show what was before
        </Button>
      )}
    </>
  );
}

function Line({ entry: { at, id, group, title, detail, resource } }: { readonly entry: Entry }) {
  return (
    <li data-group={group}>
      <Moment at={at} />
      <div>
        <strong>{linkTo(resource, id, title)}</strong>
        {detail && <span>{detail}</span>}
        {resource === 'emails' && <MailPreview id={id} about={title} />}
      </div>
    </li>
  );
}
