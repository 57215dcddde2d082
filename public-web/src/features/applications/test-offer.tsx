import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { FIGURES } from '../../lib/figures.js';

export function TestOffer({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { fee } = FIGURES;
  return (
    <Dialog title="Would you like to take the skills test?" onClose={onNo}>
      <p data-begun>Optional. {fee}, once. Your application is read either way.</p>
      <div className="flex wrap gap-3">
        <Button onClick={onYes}>Yes, for {fee}</Button>
        <Button look="secondary" onClick={onNo}>
          No
        </Button>
      </div>
    </Dialog>
  );
}
