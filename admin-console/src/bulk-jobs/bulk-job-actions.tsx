import { BULK_ACTIONS } from '@portal/domain/bulk/bulk-action.js';
import { useState } from 'react';
import { useGetIdentity, useNotify, useRedirect } from 'react-admin';
import type { BulkJobEntry } from './bulk-job-row.js';
import { countedRows } from './bulk-words.js';
import { DirectButton } from '../components/direct-button.js';
import { ReasonDialog } from '../components/reason-dialog.js';
import { useMay } from '../components/use-may.js';
import type { Refused, Texts } from '../components/use-submit.js';
import { FileButton } from '../payments/file-button.js';
import { act } from '../providers/data-provider.js';
import { ConfirmClose } from '../questions/domains-would-close.js';

type Of = { readonly job: BulkJobEntry };

const CancelButton = ({ job: { id } }: Of) => (
  <DirectButton
    path={`bulk-jobs/${id}/cancel`}
    body={{}}
    done="The rest stays as it is."
    refused="It could not be cancelled."
  >
    Cancel the rest
  </DirectButton>
);

const confirmClose = (refused: Refused | null) => <ConfirmClose refused={refused} />;

function UndoButton({ job: { id, kind, undoable } }: Of) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const rows = countedRows(kind, undoable);
  const send = async ({ reason, confirmed }: Texts) => {
    const said = { reason, mayClose: confirmed === 'on' };
    const { jobId } = await act(`bulk-jobs/${id}/undo`, said);
    notify(`The undo of ${rows} has begun.`, { type: 'success' });
    redirect('show', 'bulk-jobs', jobId);
  };
  return (
    <>
      <button type="button" className="button secondary" onClick={() => setOpen(true)}>
        Undo {rows}
      </button>
      {isOpen && (
        <ReasonDialog
          title={`Undo ${rows}`}
          button="Undo"
          send={send}
          onClose={() => setOpen(false)}
          fields={kind === 'move-questions' ? confirmClose : undefined}
        >
          Each goes back to what it was, unless somebody has touched it since.
        </ReasonDialog>
      )}
    </>
  );
}

export function BulkJobActions({ job }: Of) {
  const isRunning = job.state === 'running';
  const isOwner = useMay([]);
  const mayDo = useMay(BULK_ACTIONS[job.kind].roles);
  const { identity } = useGetIdentity();
  if (!mayDo) return null;
  const isUndoable = !isRunning && job.undoable > 0 && !job.undoes && !job.undoneBy;
  return (
    <>
      <FileButton
        label="Result of each row"
        path={`/api/admin/bulk-jobs/${job.id}/result`}
        fileName={`bulk-job-${job.id}.csv`}
        refused="The file could not be saved."
      />
      {isRunning && (isOwner || identity?.id === job.adminId) && <CancelButton job={job} />}
      {isUndoable && <UndoButton job={job} />}
    </>
  );
}
