import { domainLabel } from '@portal/domain/kernel/choices.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import type { OwnCertificate } from './certificates-api.js';

const PROFILE = 'https://www.linkedin.com/profile/add';
const inIndia = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Where LinkedIn adds the certificate to a profile; it counts months from 1. */
export function linkedInUrl(
  { code, domain, issuedAt }: Pick<OwnCertificate, 'code' | 'domain' | 'issuedAt'>,
  address: string,
): string {
  const parts = inIndia.formatToParts(new Date(issuedAt));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: `Skills assessment: ${domainLabel(domain)}`,
    organizationName: COMPANY.name,
    issueYear: part('year'),
    issueMonth: part('month'),
    certUrl: address,
    certId: printedCode(code),
  });
  return `${PROFILE}?${query.toString()}`;
}
