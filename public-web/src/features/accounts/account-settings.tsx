import { EXPERIENCES, TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { STUDENT_FIELD_NAMES } from '@portal/domain/accounts/student-fields.js';
import { validateProfile, type ProfileForm } from '@portal/domain/accounts/update-profile.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { useState } from 'react';
import { FieldPair, Form, SubmitButton, TextField } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { SelectField } from '../../components/select-field.js';
import { UnsentNotice } from '../../components/unsent-notice.js';
import { isRefusedAs, messageOf } from '../../lib/api-failure.js';
import { queryClient } from '../../lib/queries.js';
import { sessions } from '../../lib/session.js';
import { usePortalForm, type FieldProps } from '../../lib/use-portal-form.js';
import { saveProfile, type Profile } from './accounts-api.js';
import { profileDraftOf } from './profile-draft.js';

const FALLBACKS = {
  refused: 'Failed to update profile',
  unreachable: 'Could not update profile.',
};

const experiences = EXPERIENCES.map((value) => ({ value, label: value }));

const formOf = (profile: Profile): ProfileForm =>
  byName(STUDENT_FIELD_NAMES, (name) => profile[name]);

function keepSaved(profile: Profile): void {
  queryClient.setQueryData(['profile', profile.email], profile);
  const session = sessions.current();
  if (session) sessions.begin({ ...session, name: profile.name });
}

const isPictureRefusal = (failure: unknown): boolean =>
  ['picture_too_large', 'picture_too_detailed', 'not_a_picture'].some((code) =>
    isRefusedAs(failure, code),
  );

export type AccountSettingsProps = {
  readonly profile: Profile;
  readonly avatar: File | null;
  readonly onSaved: () => void;
  readonly onPictureRefused: (message: string) => void;
};

export function AccountSettings(props: AccountSettingsProps) {
  const { profile, avatar, onSaved, onPictureRefused } = props;
  const [draft] = useState(() => profileDraftOf(profile.email));
  const [isRestored, setRestored] = useState(draft.isKept);
  const { phase, field, submit } = usePortalForm<ProfileForm>({
    defaults: draft.over(formOf(profile)),
    validate: validateProfile,
    isRepeatable: true,
    send: async (form) => {
      draft.keep(form);
      setRestored(false);
      try {
        keepSaved(await saveProfile(profile.email, form, avatar));
      } catch (failure) {
        if (isPictureRefusal(failure)) onPictureRefused(messageOf(failure, FALLBACKS));
        throw failure;
      }
      draft.drop();
      onSaved();
    },
  });
  return (
    <Form label="Account Settings" onSubmit={submit}>
      {isRestored && (
        <Notice kind="info">Your changes are not saved yet. Press Update to save them.</Notice>
      )}
      <ProfileFields field={field} />
      {phase.state === 'failed' && <UnsentNotice message={messageOf(phase.failure, FALLBACKS)} />}
      {phase.state === 'sent' && <Notice kind="success">Profile updated successfully!</Notice>}
      <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
        Update
      </SubmitButton>
    </Form>
  );
}

type Fields = { readonly field: (name: keyof ProfileForm) => FieldProps };

function ProfileFields({ field }: Fields) {
  return (
    <>
      <FieldPair>
        <TextField {...field('name')} label="Full Name" autoComplete="name" />
        <TextField {...field('phone')} label="Phone Number" type="tel" autoComplete="tel" />
      </FieldPair>
      <TextField {...field('education')} label="Education" />
      <TextField {...field('skills')} label="Skills" />
      <FieldPair>
        <SelectField
          {...field('experience')}
          label="Experience"
          prompt="Select your experience"
          choices={experiences}
        />
        <SelectField
          {...field('domain')}
          label="Domain"
          prompt="Select a domain"
          choices={TEST_DOMAINS}
        />
      </FieldPair>
      <TextField
        {...field('nominee')}
        label="Nominee"
        hint="Who uses your rights to this data after your death, or if you are unable to: name, and email or phone"
        autoComplete="off"
      />
    </>
  );
}
