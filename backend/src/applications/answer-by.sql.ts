import { CLOSED_WEEKDAY } from '@portal/domain/applications/index.js';

const IN_INDIA = "created_at AT TIME ZONE 'Asia/Kolkata'";
const DAY_BEFORE_CLOSED = (CLOSED_WEEKDAY + 6) % 7;

export const ANSWER_BY = `coalesce(due_at, CASE extract(dow FROM ${IN_INDIA})
  WHEN ${DAY_BEFORE_CLOSED} THEN created_at + interval '48 hours'
  WHEN ${CLOSED_WEEKDAY} THEN
    (date_trunc('day', ${IN_INDIA}) + interval '2 days') AT TIME ZONE 'Asia/Kolkata'
  ELSE created_at + interval '24 hours' END)`;
