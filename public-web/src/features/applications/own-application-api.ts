import { callApi, type AnswerOf } from '../../lib/api.js';

export type OwnApplication = AnswerOf<'POST /api/applications/page'>['application'];

export type Answer = OwnApplication['answers'][number];

export type OwnLetter = OwnApplication['letters'][number];

const ask = async (path: string, body: object): Promise<OwnApplication> => {
  const options = { method: 'POST', body, asStudent: false } as const;
  return (await callApi<{ application: OwnApplication }>(path, options)).application;
};

/** @param token the token in the mail's link */
export const fetchOwnApplication = (token: string) => ask('/api/applications/page', { token });

export const sendAnswer = (token: string, answer: Answer) =>
  ask('/api/applications/answer', { token, answer });
