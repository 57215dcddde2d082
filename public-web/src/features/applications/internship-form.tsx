import { EXPERIENCES } from '@portal/domain/accounts/choices.js';
import {
  validateApplication,
  type ApplicationForm,
} from '@portal/domain/applications/application.js';
import { useEffect } from 'react';
import { useGo } from '../../lib/navigation.js';
import { FieldPair, Form } from '../../components/form.js';
import { SubmitButton } from '../../components/submit-button.js';
import { Modal } from '../../components/modal.js';
import { SelectField } from '../../components/select-field.js';
import { TextArea } from '../../components/text-area.js';
import { TextField } from '../../components/text-field.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { applicationDraft } from '../../lib/application-draft.js';

type ShortForm = Omit<ApplicationForm, 'domain'>;

const PAGE = '/internship-application';

const EMPTY: ShortForm = {
  name: '',
  email: '',
  phone: '',
  education: '',
  experience: '',
  skills: '',
  message: '',
};

const experiences = EXPERIENCES.map((value) => ({ value, label: value }));

function validate(draft: ShortForm) {
  const { domain: _asked, ...errors } = validateApplication({ ...draft, domain: '' });
  return errors;
}

/** The short form over a page; what is typed is carried to the application page. */
export function InternshipForm({ onClose }: { onClose: () => void }) {
  const go = useGo();
  const { field, submit } = usePortalForm<ShortForm>({
    defaults: EMPTY,
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
  // A dialog gives the focus to its first control, which closes it.
  useEffect(() => document.getElementById('short-name')?.focus(), []);
  // Its fields may be over a form with the same names.
  const own = (name: keyof ShortForm) => ({ ...field(name), id: `short-${name}` });
  return (
    <Modal title="Apply for an internship" onClose={onClose}>
      <Form label="Internship form" onSubmit={submit}>
        <TextField {...own('name')} label="Full Name" autoComplete="name" />
        <FieldPair>
          <TextField {...own('email')} label="Email" type="email" autoComplete="email" />
          <TextField {...own('phone')} label="Phone Number" type="tel" autoComplete="tel" />
        </FieldPair>
        <TextField {...own('education')} label="Education" hint="Degree, college and year" />
        <SelectField
          {...own('experience')}
          label="Experience"
          isOptional
          prompt="None specified"
          choices={experiences}
        />
        <TextField {...own('skills')} label="Skills" hint="Separated by commas" />
        <TextArea {...own('message')} label="Message" isOptional />
        <SubmitButton>Continue</SubmitButton>
      </Form>
    </Modal>
  );
}
