import { type Application, stageWords, stageNow } from '@portal/domain/applications/index.js';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { NOW } from '../platform/database/now.sql.js';
import { calendarFile } from './calendar-file.js';
import { interviewEvent } from './interview-event.js';

type Slot = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
};

type Booked = Slot & { readonly uid: string; readonly sequence: number; readonly at: Date };

type Row = Pick<Application, 'name' | 'email' | 'domain' | 'createdAt' | 'status' | 'answerBy'> & {
  readonly inbox: string;
  readonly now: Date;
};

const OWN = `
  SELECT name, email, domain, created_at AS "createdAt", status, answer_by AS "answerBy",
    (SELECT company_inbox FROM settings WHERE settings.id = 1) AS inbox, ${NOW} AS now
  FROM applications WHERE id = $1`;

const TIME = 'slot.starts_at AS "startsAt", slot.ends_at AS "endsAt", slot.place';

const INTERVIEW = `
  SELECT interview.id, ${TIME}, interview.uid, interview.sequence, interview.booked_at AS at
  FROM interviews AS interview JOIN interview_slots AS slot ON slot.id = interview.slot_id
  WHERE interview.application_id = $1 AND interview.ending IS NULL AND slot.starts_at > ${NOW}
  ORDER BY slot.starts_at LIMIT 1`;

const SLOTS = `
  SELECT slot.id, ${TIME}
  FROM interview_proposals AS proposal JOIN interview_slots AS slot ON slot.id = proposal.slot_id
  WHERE proposal.application_id = $1 AND slot.withdrawn_at IS NULL AND slot.starts_at > ${NOW}
    AND NOT EXISTS (SELECT FROM interviews WHERE slot_id = slot.id AND ending IS NULL)
  ORDER BY slot.starts_at, slot.id LIMIT 100`;

type Sources = { readonly dataSource: DataSource; readonly config: Config };

async function interviewOf({ dataSource, config }: Sources, id: string, row: Row) {
  if (row.status !== 'interview') return { interview: null, slots: [] };
  const [booked] = await dataSource.query<Booked[]>(INTERVIEW, [id]);
  const slots = await dataSource.query<Slot[]>(SLOTS, [id]);
  if (!booked) return { interview: null, slots };
  const { name, email, inbox } = row;
  const { uid, sequence, at, ...interview } = booked;
  const facts = {
    ...{ name, email, uid, sequence, place: booked.place, what: 'booked' as const },
    ...{ at: at.toISOString(), startsAt: booked.startsAt.toISOString() },
    endsAt: booked.endsAt.toISOString(),
  };
  const calendar = calendarFile(interviewEvent(config, inbox, facts));
  return { interview: { ...interview, calendar }, slots };
}

const LETTERS = `
  SELECT code, kind FROM issued_documents WHERE application_id = $1 AND state = 'valid'
  ORDER BY issued_at, id`;

/** Nothing that admins wrote among themselves. @param id null: the token opened nothing. @throws NothingToChange */
export async function ownApplication(sources: Sources, id: string | null) {
  const [row] = id === null ? [] : await sources.dataSource.query<Row[]>(OWN, [id]);
  if (!row || id === null) throw new NothingToChange('application');
  const { status, answerBy, now, name, domain, createdAt } = row;
  const stage = stageNow({ status, answerBy }, now);
  return {
    ...{ name, domain, createdAt, ...stageWords(stage) },
    answerBy: stage === 'offered' ? answerBy : null,
    ...(await interviewOf(sources, id, row)),
    letters: stage === 'lapsed' ? [] : await sources.dataSource.query<object[]>(LETTERS, [id]),
  };
}
