import { callApi } from '../../lib/api.js';

/** What an applicant can say to how an application stands. */
export type Answer = 'accept' | 'decline' | 'withdraw';

/** An application as its applicant sees it. */
export type OwnApplication = {
  readonly name: string;
  readonly domain: string;
  readonly createdAt: string;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly Answer[];
  /** The last moment at which an offer can be answered. */
  readonly answerBy: string | null;
};

const ask = async (path: string, body: object): Promise<OwnApplication> => {
  const options = { method: 'POST', body, asStudent: false } as const;
  return (await callApi<{ application: OwnApplication }>(path, options)).application;
};

/** @param token what the address from the mail holds */
export const fetchOwnApplication = (token: string) => ask('/api/applications/page', { token });

/** Says it, and answers how the application stands then. */
export const sendAnswer = (token: string, answer: Answer) =>
  ask('/api/applications/answer', { token, answer });
