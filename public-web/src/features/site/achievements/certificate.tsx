import type { Achievement } from '../../../content/achievements.js';
import {
  CERTIFICATE_MOTIFS,
  type CertificateMotif,
} from '../../../content/drawings/achievements.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import './certificate.css';

type CertificateProps = {
  readonly achievement: Achievement;
  /** With a description for screen readers; not needed beside its title. */
  readonly isDescribed?: boolean;
};

export function Certificate({ achievement, isDescribed = false }: CertificateProps) {
  const { id, title, highlight, image } = achievement;
  const motif = CERTIFICATE_MOTIFS[image];
  const shown = isDescribed
    ? { role: 'img', 'aria-labelledby': `${id}-picture ${id}-picture-words` }
    : { 'aria-hidden': true };
  return (
    <svg className={`certificate ${motif.tint}`} viewBox="0 0 400 290" {...shown}>
      {isDescribed && <title id={`${id}-picture`}>{`Certificate: ${title}`}</title>}
      {isDescribed && (
        <desc id={`${id}-picture-words`}>
          {`A drawing of a certificate of ${COMPANY.name}, with ${motif.words} in a rosette. It is not the document itself.`}
        </desc>
      )}
      <rect className="certificate-sheet" width="400" height="290" rx="6" />
      <rect className="certificate-outer" x="12" y="12" width="376" height="266" />
      <rect className="certificate-inner" x="18" y="18" width="364" height="254" />
      <Rosette motif={motif} />
      <g className="certificate-text">
        <text className="certificate-company" x="200" y="182">
          {COMPANY.name}
        </text>
        <text className="certificate-title display-face" x="200" y="213">
          {title}
        </text>
        <text className="certificate-highlight" x="200" y="239">
          {highlight}
        </text>
      </g>
    </svg>
  );
}

function Rosette({ motif }: { motif: CertificateMotif }) {
  const turns = Array.from({ length: motif.leaves }, (_, leaf) =>
    ((180 / motif.leaves) * leaf).toFixed(2),
  );
  return (
    <g transform="translate(200 95)">
      <g className="certificate-rosette fill-none">
        {turns.map((turn) => (
          <ellipse key={turn} rx="62" ry={62 * motif.slimness} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle className="certificate-seal" r="36" />
      <path
        className="certificate-emblem fill-none stroke-ink"
        d={motif.emblem}
        transform="translate(-24 -24)"
      />
    </g>
  );
}
