import { validateApplication } from '@portal/domain/applications/application.js';
import {
  type ApplicationFieldName,
  type ApplicationForm,
  applicationField,
  EMPTY_APPLICATION,
  SHORT_FORM_NAMES,
} from '@portal/domain/applications/application-fields.js';
import { useEffect } from 'react';
import { useGo } from '../../lib/navigation.js';
import { Form, SubmitButton } from '../../components/form.js';
import { Modal } from '../../components/modal.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { ApplicationFields } from './application-fields.js';
import { applicationDraft } from '../../lib/application-draft.js';

const PAGE = '/internship-application';

function validate(form: ApplicationForm) {
  const errors = Object.entries(validateApplication(form));
  return Object.fromEntries(
    errors.filter(([name]) => applicationField(name as ApplicationFieldName).isInShortForm),
  );
}

/** The short form over a page; its texts are passed on to the application page. */
export function InternshipForm({ onClose }: { onClose: () => void }) {
  const go = useGo();
  const { field, submit } = usePortalForm<ApplicationForm>({
    defaults: EMPTY_APPLICATION,
    validate,
    send: (draft) => {
      applicationDraft.keep(draft);
      onClose();
      // The form reads the draft only when it is mounted.
      if (location.pathname === PAGE) location.reload();
      else go(PAGE);
      return Promise.resolve();
    },
  });
  // A dialog focuses its first control, which closes it; so the focus moves on.
  useEffect(() => document.getElementById('short-name')?.focus(), []);
  // The page below may have a form with the same names.
  const own = (name: ApplicationFieldName) => ({ ...field(name), id: `short-${name}` });
  return (
    <Modal title="Apply for an internship" onClose={onClose}>
      <Form label="Internship form" onSubmit={submit}>
        <ApplicationFields names={SHORT_FORM_NAMES} field={own} />
        <SubmitButton>Continue</SubmitButton>
      </Form>
    </Modal>
  );
}
