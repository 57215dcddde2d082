import ReplayIcon from '@mui/icons-material/Replay';
import { useState } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { retryAll } from './retry-all.js';
import { ReasonDialog } from '../components/reason-dialog.js';
import type { Texts } from '../components/use-submit.js';

/** Sends the selected mails again, those that failed. */
export function RetrySelected() {
  const [isOpen, setOpen] = useState(false);
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async ({ reason }: Texts) => {
    const { message, isWhole } = await retryAll(selectedIds as string[], reason);
    notify(message, { type: isWhole ? 'success' : 'warning' });
    onUnselectItems();
    refresh();
  };
  return (
    <>
      <Button label="Retry" onClick={() => setOpen(true)}>
        <ReplayIcon />
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Retry failed emails"
          button="Retry"
          send={send}
          onClose={() => setOpen(false)}
        >
          Each of the {selectedIds.length} selected that failed is sent again; the others stay as
          they are.
        </ReasonDialog>
      )}
    </>
  );
}
