import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.js';
import type { Texts } from './use-submit.js';
import { mayLeave } from './use-unsaved.js';
import type { AnswerOfAction, BodyOfAction } from '../providers/api-types.js';
import { act } from '../providers/data-provider.js';

type ActionButtonProps<Path extends string> = Pick<
  ReasonDialogProps,
  'children' | 'fields' | 'words'
> & {
  /** The label of the button, also shown as the title and the last button of the dialog. */
  readonly label: string;
  /** What the button is about, for screen readers. */
  readonly about?: string;
  readonly path: Path;
  /** What is sent to the server beside the reason. */
  readonly body?: (texts: Texts) => Omit<BodyOfAction<Path>, 'reason'>;
  /** The message after success; a function where the server's answer adds to it. */
  readonly done: string | ((answer: AnswerOfAction<Path>, texts: Texts) => string);
  /** The list to open afterwards, where the entry may be gone. */
  readonly thenList?: string;
  /** Whether the action would affect nobody now. */
  readonly isIdle?: boolean;
  /** Whether the page holds typed text that the action would lose; the admin is asked first. */
  readonly isUnsaved?: boolean;
  /** Called when its dialog opens, and when it closes. */
  readonly onToggle?: (isOpen: boolean) => void;
};

export function ActionButton<Path extends string>(props: ActionButtonProps<Path>) {
  const { label, about, path, body, done, thenList, isIdle, isUnsaved, onToggle, ...dialog } =
    props;
  const [isOpen, setOpen] = useState(false);
  const toggle = (next: boolean) => {
    setOpen(next);
    onToggle?.(next);
  };
  const open = () => {
    if (!isUnsaved || mayLeave()) toggle(true);
  };
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const send = async (texts: Texts) => {
    const said = { reason: texts.reason, ...body?.(texts) } as BodyOfAction<Path>;
    const answer = await act(path, said);
    notify(typeof done === 'string' ? done : done(answer, texts), { type: 'success' });
    if (thenList) redirect('list', thenList);
    else refresh();
  };
  return (
    <>
      <button type="button" className="button secondary" disabled={isIdle} onClick={open}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
      {isOpen && (
        <ReasonDialog
          title={about ? `${label} ${about}` : label}
          button={label}
          send={send}
          onClose={() => toggle(false)}
          {...dialog}
        />
      )}
    </>
  );
}
