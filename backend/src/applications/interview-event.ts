import type { EmailData } from '@portal/domain/email/index.js';
import { type AttachmentsOf, companyNameOf, hostOf, senderOf } from '../email/index.js';
import type { Config } from '../platform/config/config.js';
import { calendarFile, type CalendarEvent, methodOf } from './calendar-file.js';

export type InterviewFacts = Pick<
  EmailData['interview-changed'],
  'name' | 'email' | 'what' | 'uid' | 'sequence' | 'at' | 'startsAt' | 'endsAt' | 'place'
>;

export function interviewEvent(
  config: Config,
  inbox: string,
  { name, email, what, uid, at, startsAt, endsAt, ...facts }: InterviewFacts,
): CalendarEvent {
  const company = companyNameOf(config);
  return {
    ...facts,
    isCancelled: what === 'cancelled',
    uid: `${uid}@${hostOf(config.PUBLIC_URL)}`,
    at: new Date(at),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    summary: `Interview for an internship: ${name}, ${company}`,
    organizer: { name: company, email: senderOf(config, inbox).contact },
    attendee: { name, email },
  };
}

const CALENDAR_FILE = 'interview.ics';

export const interviewAttachments =
  (config: Config): AttachmentsOf =>
  async ({ kind, data, companyInbox }) => {
    if (kind !== 'interview-changed' && kind !== 'interview-notice') return [];
    const event = interviewEvent(config, companyInbox, data as InterviewFacts);
    const contentType = `text/calendar; charset=utf-8; method=${methodOf(event)}`;
    const content = Buffer.from(calendarFile(event));
    return Promise.resolve([{ filename: CALENDAR_FILE, content, contentType }]);
  };
