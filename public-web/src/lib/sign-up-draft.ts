import type { SignUpForm } from '@portal/domain/accounts/sign-up-form.js';
import { createFormDraft } from './form-draft.js';

export type EnteredSignUp = SignUpForm & { readonly ageStatement: string };

const draft = createFormDraft('portal.signUpDraft');

/** What was typed in this tab, on this page or in an application, for the sign-up form; never a password, and never an age. */
export const signUpDraft = {
  ...draft,
  keep: (form: Partial<EnteredSignUp>): void => {
    const {
      password: _password,
      confirmPassword: _confirmPassword,
      ageStatement: _age,
      ...rest
    } = form;
    // An empty field would hide what was typed in the application.
    draft.keep(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')));
  },
};
