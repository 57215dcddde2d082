import { callApi } from '../../lib/api.js';

type CertificateState = 'valid' | 'superseded' | 'revoked' | 'withdrawn';

type Standing = {
  readonly code: string;
  readonly state: CertificateState;
  readonly cause: 'regraded' | 'voided' | 'refunded' | 'misconduct' | 'mistake' | null;
  readonly stateAt: string;
  readonly domain: string;
  readonly issuedAt: string;
  readonly reissuedAt: string | null;
  readonly isPublic: boolean;
};

type Tested = {
  readonly totalQuestions: number;
  readonly passPercent: number;
  readonly minutes: number;
  readonly categories: readonly { readonly category: string; readonly questions: number }[];
};

type Reached = {
  readonly score: number;
  readonly percentage: number;
  readonly tryNumber: number;
};

type Interval = { readonly low: number; readonly high: number };

/** All tests of the owner in the domain; the interval is in percent. */
type PublishedTries = {
  readonly number: number | null;
  readonly tests: number;
  readonly score: number;
  readonly totalQuestions: number;
  readonly interval: Interval;
};

export type CheckedCertificate = Standing & {
  readonly kind: 'certificate';
  readonly tested: Tested | null;
  /** Null unless the owner made it public. */
  readonly holder: (Reached & { readonly name: string; readonly interval: Interval }) | null;
  /** The code of the student's better certificate. */
  readonly better: string | null;
  readonly hasBadge: boolean;
  /** Null unless the owner agreed. */
  readonly tries: PublishedTries | null;
};

/** A certificate as its owner sees it; its id is the result's. */
export type OwnCertificate = Standing & {
  readonly id: string;
  readonly name: string;
  readonly facts: (Tested & Reached) | null;
  /** Whether the age must be stated before a certificate becomes public. */
  readonly asksAge: boolean;
};

export type CheckedLetter = {
  readonly code: string;
  readonly kind: 'offer' | 'completion';
  readonly nameAsPrinted: string;
  /** Null when only the code is stored. */
  readonly facts: {
    readonly program: string;
    readonly firstDay: string;
    readonly lastDay: string;
    /** A week for an offer; in total for a completion. */
    readonly hours: number;
    /** Rupees a month. */
    readonly stipend: number | null;
  } | null;
  readonly issuedAt: string;
  readonly state: 'valid' | 'revoked' | 'withdrawn';
  readonly stateAt: string;
};

export async function checkDocument(code: string): Promise<CheckedCertificate | CheckedLetter> {
  const path = `/api/documents/${encodeURIComponent(code)}`;
  const options = { asStudent: false };
  return (await callApi<{ document: CheckedCertificate | CheckedLetter }>(path, options)).document;
}

export async function fetchOwnCertificates(): Promise<readonly OwnCertificate[]> {
  const { certificates, asksAge } = await callApi<{
    certificates: readonly OwnCertificate[];
    asksAge: boolean;
  }>('/api/me/certificates');
  return certificates.map((one) => ({ ...one, asksAge }));
}

type Publishing = {
  readonly isPublic: boolean;
  readonly noticeVersion: string;
  readonly ageStatement: string;
};

export const publishCertificate = (id: string, body: Publishing): Promise<unknown> =>
  callApi(`/api/me/certificates/${encodeURIComponent(id)}/visibility`, { method: 'POST', body });

export const filePath = ({ id }: OwnCertificate, file: 'pdf' | 'badge'): string =>
  `/api/me/certificates/${encodeURIComponent(id)}/${file === 'pdf' ? 'pdf' : 'badge.json'}`;
