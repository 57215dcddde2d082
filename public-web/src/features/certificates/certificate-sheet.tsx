import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { howTakenText, type HowTaken } from '@portal/domain/certificates/how-taken.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './certificate-sheet.module.css';
import { dayOf } from './certificate-words.js';

type CertificateSheetProps = {
  /** Null where it is not public. */
  readonly name: string | null;
  readonly domain: string;
  /** Null where it is not public. */
  readonly reached: string | null;
  readonly taken: HowTaken | undefined;
  readonly issuedAt: string;
  readonly code: string;
};

export function CertificateSheet(props: CertificateSheetProps) {
  const { name, domain, reached, taken, issuedAt, code } = props;
  return (
    <figure className={styles.sheet} aria-label={`Certificate ${printedCode(code)}`}>
      <span className={styles.marks} aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.company}>
          {COMPANY.legalName}
          <span className={styles.bubbles} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i data-filled />
          </span>
        </p>
        <p className={styles.kind}>Certificate of a skills assessment</p>
        <p className={styles.name}>{name ?? 'Name not public'}</p>
        <p className={styles.kind}>has passed the skills assessment in</p>
        <p className={styles.domain}>{domain}</p>
        <p className={styles.foot}>
          {reached && <span>{reached}</span>}
          <span>{dayOf(issuedAt)}</span>
          <span>Code {printedCode(code)}</span>
        </p>
        {taken && <p className="small">{howTakenText(taken, COMPANY.legalName)}</p>}
      </div>
    </figure>
  );
}
