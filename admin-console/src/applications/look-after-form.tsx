import { BEST_RATING } from '@portal/domain/applications/application.js';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApplicationEntry } from './application-entry.js';
import { useReviewers } from './use-reviewers.js';
import { Notice } from '../components/notice.js';
import { wordsOf } from '../components/refusal.js';
import { act, dataProvider } from '../providers/data-provider.js';
import styles from '../components/form.module.css';

type Seen = Pick<ApplicationEntry, 'version' | 'owner' | 'ownerId' | 'rating'>;
type Draft = Pick<Seen, 'ownerId' | 'rating'>;

const RATINGS = Array.from({ length: BEST_RATING }, (_, nth) => nth + 1);

type Of = {
  readonly application: ApplicationEntry;
  /** Told whether something is chosen that is not saved yet. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
};

/** Saves owner and rating over what was seen when the first of them was changed. */
function useLookingAfter({ application, onUnsaved }: Of) {
  const { id } = application;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  useEffect(() => onUnsaved(draft !== null), [draft, onUnsaved]);
  const shown = draft ?? application;
  const change = (part: Partial<Draft>) => {
    setSeen((last) => last ?? application);
    setDraft({ ownerId: shown.ownerId, rating: shown.rating, ...part });
  };
  const save = async () => {
    setBusy(true);
    try {
      const { version } = seen ?? application;
      const { ownerId, rating } = shown;
      await act(`applications/${id}/look-after`, { version, ownerId, rating });
      setDraft(null);
      setSeen(null);
      setFailure(null);
      notify('Owner and rating were saved.', { type: 'success' });
    } catch (thrown) {
      setFailure(thrown);
      const now = await dataProvider.getOne<ApplicationEntry>('applications', { id });
      setSeen(now.data);
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void save().catch(setFailure);
  };
  return { shown, seen, failure, isBusy, change, onSubmit };
}

export function LookAfterForm({ application, onUnsaved }: Of) {
  const { shown, seen, failure, isBusy, change, onSubmit } = useLookingAfter({
    application,
    onUnsaved,
  });
  const reviewers = useReviewers();
  const isKnown = reviewers.some(({ id }) => id === shown.ownerId);
  return (
    <form className={styles.form} aria-label="Owner and rating" onSubmit={onSubmit} noValidate>
      {failure !== null && (
        <Notice kind="error">
          {wordsOf(failure, 'It could not be saved.')}
          {seen && ` Owner: ${seen.owner ?? 'nobody'}, rating: ${seen.rating ?? 'none'}. `}
          What you chose is kept below; to replace theirs, save again.
        </Notice>
      )}
      <div className={styles.field}>
        <label htmlFor="owner">Owner</label>
        <select
          id="owner"
          value={shown.ownerId ?? ''}
          onChange={({ currentTarget }) => change({ ownerId: currentTarget.value || null })}
        >
          <option value="">Nobody</option>
          {shown.ownerId && !isKnown && (
            <option value={shown.ownerId}>{application.owner ?? 'Another admin'}</option>
          )}
          {reviewers.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor="rating">Rating</label>
        <select
          id="rating"
          value={shown.rating ?? ''}
          onChange={({ currentTarget }) =>
            change({ rating: currentTarget.value ? Number(currentTarget.value) : null })
          }
        >
          <option value="">None</option>
          {RATINGS.map((rating) => (
            <option key={rating} value={rating}>
              {rating} of {BEST_RATING}
            </option>
          ))}
        </select>
      </div>
      <div>
        <button className="button secondary" aria-disabled={isBusy || undefined}>
          Save
        </button>
      </div>
    </form>
  );
}
