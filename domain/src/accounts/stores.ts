import type {
  AvatarRepository,
  EmailCorrectionLog,
  StudentRepository,
  VerificationCodeRepository,
  VisitLog,
} from './ports.js';
import type { SessionRepository } from './session.js';

export type AccountStores = {
  readonly avatars: AvatarRepository;
  readonly codes: VerificationCodeRepository;
  readonly corrections: EmailCorrectionLog;
  readonly sessions: SessionRepository;
  readonly students: StudentRepository;
  readonly visits: VisitLog;
};
