import type { SignUpForm } from '@portal/domain/accounts/sign-up-form.js';
import { createFormDraft } from './form-draft.js';

export type EnteredSignUp = SignUpForm & { readonly ageStatement: string };

const draft = createFormDraft('portal.signUpDraft');

/** Texts typed in this tab, here or in an application, for the sign-up form; never a password, and never an age. */
export const signUpDraft = {
  ...draft,
  keep: (form: Partial<EnteredSignUp>): void => {
    const {
      password: _password,
      confirmPassword: _confirmPassword,
      ageStatement: _age,
      ...rest
    } = form;
    // An empty field would hide the application's text.
    draft.keep(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')));
  },
};
