import type { PasskeyRequest } from '@portal/domain/kernel/errors.js';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Shorter than the challenge is valid, so that a late answer is refused here at once. */
const PATIENCE_MS = 4 * 60 * 1_000;

export const takesPasskeys = browserSupportsWebAuthn;

type Transports = NonNullable<PublicKeyCredentialCreationOptionsJSON['excludeCredentials']>;

/** The message when the browser gave no passkey, whatever the browser's own message was. */
function inWords(failure: unknown): Error {
  const { code } = failure instanceof WebAuthnError ? failure : { code: '' };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return new Error('This device has a passkey of yours already.');
  }
  if (code === 'ERROR_INVALID_RP_ID' || code === 'ERROR_INVALID_DOMAIN') {
    return new Error('Passkeys work at the address of this site only.');
  }
  return new Error('No passkey was used. Please try again.');
}

async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (!browserSupportsWebAuthn()) {
    throw new Error('This browser can’t use passkeys here. Please use another, over https.');
  }
  try {
    return await work();
  } catch (failure) {
    throw inWords(failure);
  }
}

/** Asks for one of these passkeys to sign the challenge. @throws Error with words for the admin */
export const signWithPasskey = ({ challenge, credentials }: PasskeyRequest) =>
  asked(() =>
    startAuthentication({
      optionsJSON: {
        challenge,
        allowCredentials: credentials.map(({ id, transports }) => ({
          id,
          type: 'public-key',
          transports: [...transports] as NonNullable<Transports[number]['transports']>,
        })),
        userVerification: 'required',
        timeout: PATIENCE_MS,
      },
    }),
  );

/** Makes a passkey on a device of the admin. @throws Error with words for the admin */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  asked(() => startRegistration({ optionsJSON }));

export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON;
