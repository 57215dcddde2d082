import { callApi } from '../../lib/api.js';

export type Answer = 'accept' | 'decline' | 'withdraw';

export type OwnLetter = { readonly code: string; readonly kind: 'offer' | 'completion' };

export type OwnApplication = {
  readonly name: string;
  readonly domain: string;
  readonly createdAt: string;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly Answer[];
  readonly answerBy: string | null;
  readonly interview: {
    readonly startsAt: string;
    readonly minutes: number;
    readonly place: string;
  } | null;
  readonly letters: readonly OwnLetter[];
};

const ask = async (path: string, body: object): Promise<OwnApplication> => {
  const options = { method: 'POST', body, asStudent: false } as const;
  return (await callApi<{ application: OwnApplication }>(path, options)).application;
};

/** @param token the token in the mail's link */
export const fetchOwnApplication = (token: string) => ask('/api/applications/page', { token });

export const sendAnswer = (token: string, answer: Answer) =>
  ask('/api/applications/answer', { token, answer });
