import type { EmailData } from '@portal/domain/email/index.js';
import { type AttachmentsOf, hostOf, senderOf } from '../email/index.js';
import type { Config } from '../platform/config/config.js';
import { calendarFile } from './calendar-file.js';

const MINUTE_MS = 60_000;

export const interviewAttachments =
  (config: Config): AttachmentsOf =>
  ({ kind, data, companyInbox }) => {
    if (kind !== 'application-moved') return Promise.resolve([]);
    const { name, interview } = data as EmailData['application-moved'];
    if (!interview) return Promise.resolve([]);
    const startsAt = new Date(interview.startsAt);
    const company = config.issuer.name;
    const file = calendarFile({
      uid: `${interview.uid}@${hostOf(config.PUBLIC_URL)}`,
      sequence: interview.sequence,
      madeAt: new Date(),
      startsAt,
      endsAt: new Date(startsAt.getTime() + interview.minutes * MINUTE_MS),
      summary: `Interview for an internship: ${name}, ${company}`,
      place: interview.place,
      organizer: { name: company, email: senderOf(config, companyInbox).contact },
    });
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    return Promise.resolve([
      { filename: 'interview.ics', content: Buffer.from(file), contentType },
    ]);
  };
