import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { ActionDialog, type ActionDialogProps } from './action-dialog.js';
import type { Texts } from './action-form.js';
import { mayLeave } from './unsaved.js';
import type { AnswerOfAction, BodyOfAction } from '../providers/api-types.js';
import { act } from '../providers/data-provider.js';

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
};

export function ActionButton<Path extends string>(props: ActionButtonProps<Path>) {
  const { label, about, path, body, done, thenList, isIdle, losesTyped, ...dialog } = props;
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
      <Button variant="outlined" disabled={isIdle} onClick={open}>
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
