import { useState } from 'react';
import { entryTitle } from '@portal/domain/entries/entry-titles.js';
import {
  Edit,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { Unsaved } from '../components/action-form.js';
import { Loading } from '../components/loading.js';
import { codeOf, wordsOf } from '../components/refusal.js';
import { CONFIRM_CLOSE, DOMAINS_WOULD_CLOSE, ConfirmClose } from './domains-would-close.js';
import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { QuestionFigures } from './question-health.js';
import { PlaceFields, QuestionFields } from './question-form.js';
import { StudentView } from './student-view.js';
import type { QuestionRow } from './question-row.js';
import { VersionHistory } from './version-history.js';
import { ActionButton } from '../components/action-button.js';
import styles from './studio.module.css';

const REMARK = {
  name: 'reason',
  label: 'Remark',
  hint: 'May stay empty. It is kept in the audit log.',
  most: 500,
  isOptional: true,
} as const;

/** Publishes a draft, or retires a live question. The call names the version on screen. */
function StateActions() {
  const question = useRecordContext<QuestionRow>();
  if (!question) return null;
  const { id, version, live } = question;
  const path = `questions/${encodeURIComponent(id)}` as const;
  return (
    <section className={styles.standing} aria-label="State">
      {live ? (
        <ActionButton
          label="Retire question"
          path={`${path}/retire`}
          losesTyped
          values={{ version, confirmed: false }}
          fields={<ConfirmClose />}
          done="The question is a draft."
        >
          No test that begins from now on asks it.
        </ActionButton>
      ) : (
        <>
          <p>
            A draft is not asked. Read it below as a student would, and answer it before you mark
            the key.
          </p>
          <ActionButton
            label="Publish question"
            path={`${path}/publish`}
            losesTyped
            values={{ version }}
            words={REMARK}
            done="The question is live."
          >
            Tests that begin from now on may ask it.
          </ActionButton>
        </>
      )}
    </section>
  );
}

/** What an edit sends beside the words: the version that it changes, and the reason. */
const revisionOf = ({ live, ...question }: Record<string, unknown>) => question;

function Heading() {
  const question = useRecordContext<QuestionRow>();
  if (!question) return null;
  const { title = '', line = '' } = entryTitle('questions', question) ?? {};
  return (
    <>
      <OwnTitle of={title} />
      <h2>{title}</h2>
      <p className="soft">{line}</p>
    </>
  );
}

/** The words of a family are drawn, so only its other fields are edited here. */
function EditFields() {
  if (!useRecordContext<QuestionRow>()?.family) return <QuestionFields />;
  return (
    <>
      <p>
        This is a question family: each test draws its values again. To change its words, export the
        bank as JSON, edit the family there, and import the file.
      </p>
      <PlaceFields />
    </>
  );
}

function EditToolbar() {
  return (
    <Toolbar>
      <SaveButton label="Save as new version" />
    </Toolbar>
  );
}

/** Read again at each visit: a list's row lacks the details, and what is read later would replace what is typed. */
const WHOLE = { meta: { isWhole: true }, gcTime: 0 };

/** A wide table scrolls by itself. */
const WITHIN = { '& .RaEdit-card': { minWidth: 0 } };

/** Edits a question; a save makes its next version. */
export default function QuestionEdit() {
  const [asksToClose, setAsksToClose] = useState(false);
  const notify = useNotify();
  const onError = (failure: unknown) => {
    setAsksToClose(codeOf(failure) === DOMAINS_WOULD_CLOSE);
    notify(wordsOf(failure, 'It was not saved.'), { type: 'error' });
  };
  return (
    <>
      <BankLinks />
      <Edit
        resource="questions"
        mutationMode="pessimistic"
        redirect={false}
        title={false}
        component="div"
        actions={false}
        loading={<Loading />}
        transform={revisionOf}
        queryOptions={WHOLE}
        mutationOptions={{ meta: WHOLE.meta, onError }}
        sx={WITHIN}
      >
        <Heading />
        <StateActions />
        <StudentView />
        <h2>Words</h2>
        <p>
          New words become the next version, which is a draft until it is published. Attempts that
          are under way, and results, keep the version that they were served.
        </p>
        <SimpleForm toolbar={<EditToolbar />}>
          <Unsaved />
          <EditFields />
          <TextInput source="reason" label="Reason for the change" validate={required()} />
          {asksToClose && CONFIRM_CLOSE}
        </SimpleForm>
        <QuestionFigures />
        <VersionHistory />
      </Edit>
    </>
  );
}
