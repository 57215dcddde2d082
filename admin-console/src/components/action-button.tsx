import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { type Texts, ActionForm, type ActionFormProps } from './action-form.js';
import { mayLeave, mayDrop } from './unsaved.js';
import { act, type AnswerOfAction, type BodyOfAction } from '../providers/data-provider.js';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from './refusal.js';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Field } from './field.js';
import styles from './form.module.css';

type DirectButtonProps<Path extends string> = {
  readonly children: ReactNode;
  readonly path: Path;
  readonly body: BodyOfAction<Path>;
  /** The message after success, where the page does not show the change by itself. */
  readonly done?: string | ((answer: AnswerOfAction<Path>) => string);
  /** The message where the server gives no reason. */
  readonly refused: string;
};

/** A button for actions that need no reason. */
export function DirectButton<Path extends string>(props: DirectButtonProps<Path>) {
  const { children, path, body, done, refused } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(path, body),
    onSuccess: (answer) => {
      const said = typeof done === 'function' ? done(answer) : done;
      if (said) notify(said, { type: 'success' });
    },
    onError: (failure) => notify(wordsOf(failure, refused), { type: 'error' }),
    onSettled: () => refresh(),
  });
  return (
    <Button
      variant="outlined"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {children}
    </Button>
  );
}

type Words = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly isOptional?: boolean;
};

type ActionDialogProps = Pick<ActionFormProps, 'button' | 'send' | 'values'> & {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly fields?: ReactNode;
  /** The label and the hint of the text field, where it is not a reason; null for no text field. */
  readonly words?: Words | null;
};

const REASON: Words = {
  name: 'reason',
  label: 'Reason',
  hint: 'It is kept in the audit log.',
  most: 500,
};

const focusFirst = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** The dialog of every action that goes into the audit log: what it does, its fields, and the reason. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, send, onClose, children, fields, words = REASON, ...form } = props;
  const [isTyped, setTyped] = useState(false);
  const leave = () => {
    if (!isTyped || mayDrop()) onClose();
  };
  const sendAndClose: ActionFormProps['send'] = async (texts) => {
    await send(texts);
    onClose();
  };
  const back = (
    <Button variant="outlined" onClick={leave}>
      Back
    </Button>
  );
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby="action-title">
      <DialogTitle id="action-title">{title}</DialogTitle>
      <DialogContent ref={focusFirst}>
        <ActionForm label={title} send={sendAndClose} back={back} onTyped={setTyped} {...form}>
          {children && <div className={styles.words}>{children}</div>}
          {fields}
          {words && (
            <Field
              {...{ name: words.name, label: words.label, hint: words.hint, rows: 3 }}
              maxLength={words.most}
              aria-required={!words.isOptional}
            />
          )}
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}

type ActionButtonProps<Path extends string> = Pick<
  ActionDialogProps,
  'children' | 'fields' | 'words'
> & {
  /** The label of the button, also shown as the title and the last button of the dialog. */
  readonly label: string;
  /** What the button is about, for screen readers. */
  readonly about?: string;
  readonly path: Path;
  /** What is sent beside what is typed, as it was when the dialog opened; also what the fields begin with. */
  readonly values?: Partial<BodyOfAction<Path>> & object;
  /** What is sent, where it is not what was typed. */
  readonly body?: (texts: Texts) => Omit<BodyOfAction<Path>, 'reason'>;
  /** The message after success; a function where the server's answer adds to it. */
  readonly done: string | ((answer: AnswerOfAction<Path>, texts: Texts) => string);
  /** The list to open afterwards, where the entry may be gone. */
  readonly thenList?: string;
  /** Whether the action would affect nobody now. */
  readonly isIdle?: boolean;
  /** Whether the action loses what is typed on the page; the admin is asked first. */
  readonly losesTyped?: boolean;
  /** Whether it is seldom wanted, and can't be undone. */
  readonly isGrave?: boolean;
};

export function ActionButton<Path extends string>(props: ActionButtonProps<Path>) {
  const { label, about, path, body, done, thenList, isIdle, losesTyped, isGrave, ...dialog } =
    props;
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!losesTyped || mayLeave()) setOpen(true);
  };
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const send = async (texts: Texts) => {
    const said = body ? { reason: texts.reason, ...body(texts) } : texts;
    const answer = await act(path, said as BodyOfAction<Path>);
    notify(typeof done === 'string' ? done : done(answer, texts), { type: 'success' });
    if (thenList) redirect('list', thenList);
    else refresh();
  };
  return (
    <>
      <Button
        {...(isGrave ? { color: 'error' } : { variant: 'outlined' })}
        disabled={isIdle}
        onClick={open}
      >
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
      {isOpen && (
        <ActionDialog
          title={about ? `${label} ${about}` : label}
          button={label}
          send={send}
          onClose={() => setOpen(false)}
          {...dialog}
        />
      )}
    </>
  );
}
