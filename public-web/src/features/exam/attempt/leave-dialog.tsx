import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog title="Leave the test?" onClose={onStay}>
      <p>
        It stays open and its clock goes on. You can come back and resume it until the time is up.
      </p>
      <div className="flex wrap gap-3">
        <Button onClick={onStay}>Stay</Button>
        <Button look="secondary" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
