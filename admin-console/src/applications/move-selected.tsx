import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { usualMail } from '@portal/domain/applications/move-mail.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import type { ApplicationRow } from './application-entry.js';
import { STAGES_IN_BULK } from './stage-words.js';
import { wordsOf } from '../components/refusal.js';
import type { AnswerOfAction } from '../providers/api-types.js';
import { act, dataProvider } from '../providers/data-provider.js';
import forms from '../components/form.module.css';
import styles from './applications.module.css';

type Answers = AnswerOfAction<'application-moves'>;

/** A selection that was kept over a reload is looked up; all others are known as they were shown. */
async function chosenIn(
  shown: ReadonlyMap<string, ApplicationRow>,
  ids: readonly string[],
): Promise<readonly ApplicationRow[]> {
  const known = new Map(shown);
  const others = ids.filter((id) => !known.has(id));
  if (others.length > 0) {
    const { data } = await dataProvider.getMany<ApplicationRow>('applications', { ids: others });
    for (const one of data) known.set(one.id, one);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** What became of each, in a few words. */
function toldOf(chosen: readonly ApplicationRow[], { rows }: Answers, to: Stage): string {
  const refused = rows.filter(({ isMoved }) => !isMoved);
  const names = new Map(chosen.map(({ id, name }) => [id, name]));
  const moved = `${rows.length - refused.length} moved to ${STAGE_WORDS[to]}.`;
  return [
    moved,
    ...refused.map(({ id, message }) => `${names.get(id) ?? 'Not moved'}: ${message}`),
  ].join('\n');
}

/** Moves the selected applications to a stage, each by itself; those that can't go stay selected. */
export function MoveSelected() {
  const { data, selectedIds, onSelect } = useListContext<ApplicationRow>();
  const shown = useRef(new Map<string, ApplicationRow>());
  useEffect(() => {
    for (const one of data ?? []) shown.current.set(one.id, one);
  }, [data]);
  const [to, setTo] = useState<Stage>('shortlisted');
  const [isMailed, setMailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const hasUsual = usualMail(to) !== null;
  const notify = useNotify();
  const queries = useQueryClient();
  const moved = async (chosen: readonly ApplicationRow[]) => {
    try {
      return await act('application-moves', {
        rows: chosen.map(({ id, version }) => ({ id, version })),
        to,
        mail: isMailed && hasUsual ? 'usual' : null,
      });
    } finally {
      // Who goes on at once moves them as they are now.
      await queries.invalidateQueries();
    }
  };
  const move = async () => {
    setBusy(true);
    try {
      const chosen = await chosenIn(shown.current, selectedIds);
      const answers = await moved(chosen);
      const left = answers.rows.filter(({ isMoved }) => !isMoved).map(({ id }) => id);
      const said = toldOf(chosen, answers, to);
      notify(said, left.length > 0 ? LASTING : { type: 'success' });
      onSelect(left);
    } catch (failure) {
      notify(wordsOf(failure, 'Something went wrong.'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.bulk}>
      <select
        aria-label="Move to"
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value as Stage)}
      >
        {STAGES_IN_BULK.map((stage) => (
          <option key={stage} value={stage}>
            {STAGE_WORDS[stage]}
          </option>
        ))}
      </select>
      {hasUsual && (
        <label className={forms.check}>
          <input
            type="checkbox"
            checked={isMailed}
            onChange={({ currentTarget }) => setMailed(currentTarget.checked)}
          />
          With the usual mail
        </label>
      )}
      <Button label={`Move ${selectedIds.length}`} disabled={isBusy} onClick={() => void move()} />
    </div>
  );
}

/** A refusal is read at one's own pace. */
const LASTING = { type: 'warning', multiLine: true, autoHideDuration: null } as const;
