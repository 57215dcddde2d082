import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { ActionDialog, type ActionDialogProps } from './action-dialog.js';
import { act } from '../providers/data-provider.js';

type ActionButtonProps = Pick<ActionDialogProps, 'children' | 'fields'> & {
  /** What stands on the button, over the dialog and on its last button. */
  readonly label: string;
  /** The action's path, such as `students/<id>/deactivate`. */
  readonly path: string;
  /** What the server is told beside the reason. */
  readonly body?: (form: FormData) => object;
  readonly done: string;
  /** The list to show then, since the entry may be gone. */
  readonly thenList?: string;
};

/** A button for what is only done with a reason. */
export function ActionButton({ label, path, body, done, thenList, ...dialog }: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const confirm = async (form: FormData) => {
    await act(path, { reason: form.get('reason'), ...body?.(form) });
    notify(done, { type: 'success' });
    if (thenList) redirect('list', thenList);
    else refresh();
  };
  return (
    <>
      <button type="button" className="button secondary" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <ActionDialog
          title={label}
          confirm={label}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
          {...dialog}
        />
      )}
    </>
  );
}
