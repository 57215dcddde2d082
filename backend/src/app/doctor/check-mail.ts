import { COMPANY } from '@portal/domain/kernel/company.js';
import { newTransport } from '../../email/index.js';
import type { Config } from '../../platform/config/config.js';
import { namedAddress } from '../../platform/config/named-address.js';
import { addressIn } from '../../platform/config/sample-addresses.js';
import type { Outside } from './outside.js';
import { type Finding, finding, notKnown, ok, reasonOf, wrong } from './finding.js';

const ADVICE = 'cannot be used: look at host, port, user and password of';

export async function checkMailServer(config: Config, to?: string): Promise<readonly Finding[]> {
  const { SMTP_URL, MAIL_FROM } = config;
  if (!SMTP_URL) return [notKnown('SMTP_URL', 'is not set: run this where mails are sent from')];
  const where = namedAddress(config, 'SMTP_URL');
  return finding('SMTP_URL', `${ADVICE} ${where}`, async () => {
    const transport = await newTransport(config);
    try {
      await transport.verify();
      const signedIn = ok('SMTP_URL', 'the mail server takes the sign-in');
      if (!to) return signedIn;
      const mail = { subject: `Test mail of ${COMPANY.name}`, text: 'Mails arrive.' };
      await transport.sendMail({ from: MAIL_FROM, to, ...mail });
      return [
        signedIn,
        ok(
          'MAIL_FROM',
          'the test mail was taken: look for spf, dkim and dmarc=pass in its headers',
        ),
      ];
    } finally {
      transport.close();
    }
  });
}

const DKIM =
  'the relay alone knows its selector: send a test mail (-- --mail=<your address>) and look for dkim=pass';
const SPF = /^v=spf1(?: |$)/i;
const DMARC = /^v=DMARC1\s*;/i;

async function checkSpf({ textsOf }: Outside, domain: string): Promise<Finding> {
  const records = (await textsOf(domain)).filter((record) => SPF.test(record));
  if (records.length === 1) return ok('SPF', `${domain} has a record`);
  const count = records.length === 0 ? 'no' : 'more than one';
  return wrong(
    'SPF',
    `${domain} has ${count} record: set one TXT, v=spf1 include:<the relay's> -all`,
  );
}

/** The record of a domain holds for those below, too. */
async function checkDmarc({ textsOf }: Outside, domain: string): Promise<Finding> {
  const labels = domain.split('.');
  const parents = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  const found = await Promise.all(parents.map((parent) => textsOf(`_dmarc.${parent}`)));
  return found.flat().some((record) => DMARC.test(record))
    ? ok('DMARC', `${domain} has a record`)
    : wrong('DMARC', `${domain} has no record: set TXT _dmarc.${domain}, v=DMARC1; p=none`);
}

export async function checkSender(
  { MAIL_FROM }: Config,
  outside: Outside,
): Promise<readonly Finding[]> {
  const domain = addressIn(MAIL_FROM).split('@').at(-1) ?? '';
  const tried = (name: string, check: Promise<Finding>) =>
    check.catch((error: unknown) => notKnown(name, `no answer from the DNS (${reasonOf(error)})`));
  const records = await Promise.all([
    tried('SPF', checkSpf(outside, domain)),
    tried('DMARC', checkDmarc(outside, domain)),
  ]);
  return [...records, notKnown('DKIM', DKIM)];
}
