import { Create, required, SimpleForm, TextInput } from 'react-admin';
import { Unsaved } from '../components/action-form.js';
import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { QuestionFields } from './question-form.js';

const EMPTY = { options: { a: '', b: '', c: '', d: '' } };

export default function QuestionCreate() {
  return (
    <>
      <OwnTitle of="New question" />
      <BankLinks />
      <h2>New question</h2>
      <p>It begins as a draft, and is asked once somebody else has approved it.</p>
      <Create resource="questions" redirect="list" title={false} component="div">
        <SimpleForm defaultValues={EMPTY}>
          <Unsaved />
          <TextInput
            source="id"
            validate={required()}
            helperText="Small letters, digits and hyphens. It stays the same for good."
          />
          <QuestionFields />
        </SimpleForm>
      </Create>
    </>
  );
}
