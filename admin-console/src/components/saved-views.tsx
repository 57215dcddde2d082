import type { AdminRole } from '@portal/domain/staff/role.js';
import { keptFilter } from '@portal/domain/staff/saved-view.js';
import { useState } from 'react';
import { useListContext, useNotify, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { SelectField } from './field.js';
import { listAt } from './list-at.js';
import { ReasonDialog } from './reason-dialog.js';
import { wordsOf } from './refusal.js';
import { sectionPathOf } from './paths.js';
import { useAnswer } from './use-answer.js';
import type { Refused, Texts } from './use-submit.js';
import { ROLE_WORDS } from './role-words.js';
import type { AnswerOf } from '../providers/api-types.js';
import { act } from '../providers/data-provider.js';
import form from './form.module.css';
import styles from './saved-views.module.css';

type Filter = Readonly<Record<string, unknown>>;

type View = AnswerOf<'/api/admin/saved-views'>['views'][number];

const CALLED = {
  name: 'name',
  label: 'What it is called',
  hint: 'The filters are kept. What was searched for is not.',
  most: 40,
};

/** Whom a view is shared with; only an owner may choose. */
const SharedWith = ({ refused }: { readonly refused: Refused | null }) => (
  <SelectField
    {...{ name: 'role', label: 'Shared with', refused }}
    words={{ '': 'Everybody who may read the list', ...ROLE_WORDS }}
    defaultValue=""
  />
);

type SaveProps = {
  readonly resource: string;
  readonly filter: Filter;
  readonly onSaved: () => void;
};

function SaveButton({ resource, filter, onSaved }: SaveProps) {
  const [isOpen, setOpen] = useState(false);
  const { permissions: own } = usePermissions<AdminRole | undefined>();
  const isOwner = own === 'owner';
  const send = async ({ name, role = own ?? '' }: Texts) => {
    await act('saved-views', { resource, filter, name, role });
    onSaved();
  };
  return (
    <>
      <button type="button" className={form.quiet} onClick={() => setOpen(true)}>
        Save as a view
      </button>
      {isOpen && (
        <ReasonDialog
          title="Save as a view"
          button="Save"
          send={send}
          onClose={() => setOpen(false)}
          words={CALLED}
          fields={isOwner ? (refused) => <SharedWith refused={refused} /> : undefined}
        >
          {!isOwner &&
            `Everybody of the role ${own ? ROLE_WORDS[own] : ''} is shown it over this list.`}
        </ReasonDialog>
      )}
    </>
  );
}

/** As texts, in which addresses hold them. */
const textsOf = (filter: Filter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));

const isSame = (one: Filter, other: Filter): boolean => {
  const sorted = (filter: Filter) => JSON.stringify(Object.entries(textsOf(filter)).sort());
  return sorted(one) === sorted(other);
};

/** The filters of this list that a role shares, and the way to keep the present one. */
export function SavedViews({ resource }: { readonly resource: string }) {
  const list = useListContext<never>();
  const filter = keptFilter(list.filterValues as Filter);
  const { data, reload } = useAnswer(
    `/api/admin/saved-views?resource=${resource}`,
    'Failed to fetch the saved views.',
  );
  const notify = useNotify();
  const views = data?.views ?? [];
  const isNew = Object.keys(filter).length > 0 && !views.some((one) => isSame(one.filter, filter));
  const remove = async ({ id }: View) => {
    try {
      await act(`saved-views/${id}/remove`, {});
    } catch (failure) {
      notify(wordsOf(failure, 'The view could not be removed.'), { type: 'error' });
    } finally {
      reload();
    }
  };
  if (views.length === 0 && !isNew) return null;
  return (
    <nav className={styles.views} aria-label="Saved views">
      {views.map((view) => (
        <span key={view.id} className={styles.view}>
          <Link
            to={listAt(sectionPathOf(resource), textsOf(view.filter))}
            title={`Saved by ${view.adminName}`}
            aria-current={isSame(view.filter, filter) ? 'true' : undefined}
          >
            {view.name}
          </Link>
          {view.mayRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove the view ${view.name}`}
              onClick={() => void remove(view)}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {isNew && <SaveButton resource={resource} filter={filter} onSaved={reload} />}
    </nav>
  );
}
