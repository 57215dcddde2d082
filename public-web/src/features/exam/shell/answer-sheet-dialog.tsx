import { Modal } from '../../../components/modal.js';
import type { ExamWork } from './exam-work.js';
import { QuestionNavigator } from './question-navigator.js';

type AnswerSheetDialogProps = ExamWork & { readonly onClose: () => void };

/** All questions in a dialog, where the screen has no room beside the question. */
export function AnswerSheetDialog({ onClose, ...work }: AnswerSheetDialogProps) {
  return (
    <Modal title="Answer sheet" onClose={onClose}>
      <QuestionNavigator {...work} />
    </Modal>
  );
}
