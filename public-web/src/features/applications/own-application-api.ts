import { callApi } from '../../lib/api.js';

/** What an applicant can say to how an application stands. */
export type Answer = 'accept' | 'decline' | 'withdraw';

type TimeAndPlace = {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
};

/** An interview that is arranged, with a file for calendars. */
type OwnInterview = TimeAndPlace & { readonly calendar: string };

/** A letter that waits to be downloaded. */
export type OwnLetter = { readonly code: string; readonly kind: 'offer' | 'completion' };

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
  readonly interview: OwnInterview | null;
  /** The other times that can be chosen. */
  readonly slots: readonly TimeAndPlace[];
  /** The letters that count; absent from a server of the release before. */
  readonly letters?: readonly OwnLetter[];
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

/** Chooses a time for the interview. */
export const chooseSlot = (token: string, slotId: string) =>
  ask('/api/applications/interview/choose', { token, slotId });

/** Cancels the interview. */
export const cancelInterview = (token: string, interviewId: string) =>
  ask('/api/applications/interview/cancel', { token, interviewId });
