import type { SignInForm } from '@portal/domain/accounts/sign-in-form.js';
import { callApi } from './api.js';

type SignedIn = {
  readonly token: string;
  readonly user: { readonly email: string; readonly name: string };
};

export const signIn = (body: SignInForm): Promise<SignedIn> =>
  callApi<SignedIn>('/api/auth/login', { method: 'POST', body, asStudent: false });
