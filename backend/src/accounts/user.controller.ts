import { Controller, Get, Inject, Param, Req, Header, StreamableFile } from '@nestjs/common';
import * as accounts from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { normalEmail } from '@portal/domain/kernel/text-rules.js';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Limit, LOOK_UP, Post, RUN, type Run } from '../platform/http/handler.js';
import { TooManyRequests, NoSuchRoute } from '../platform/http/http-errors.js';
import { text } from '../platform/http/input.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { InjectPort } from '../platform/ports.js';
import {
  CurrentCaller,
  CurrentStudent,
  rejectOthersEmail,
  type Caller,
  type StudentCaller,
} from '../platform/security/caller.js';
import { AbuseGuard } from './abuse-guard.js';
import { readProfileRequest } from './profile-request.js';

const PICTURES = { points: 20, seconds: 10 * 60 };

const profileOf = (student: accounts.Student) => ({
  ...byName(accounts.STUDENT_FIELD_NAMES, (name) => student[name]),
  email: student.email,
  avatarUrl: student.avatarUrl,
  paymentStatus: accounts.paymentStatus(student),
  totalAttempts: student.totalAttempts,
  attemptsUsed: student.attemptsUsed,
});

@Controller('api/user')
export class UserController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectPort('students') private readonly students: accounts.StudentRepository,
    private readonly budget: AbuseGuard,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The student's own profile; to anyone else only whether there is such a student. */
  @Access('anyone-or-student')
  @Limit(LOOK_UP)
  @Get(':email')
  async show(
    @Param('email', { schema: text }) email: string,
    @CurrentCaller() caller: Caller | undefined,
    @Req() request: FastifyRequest,
  ) {
    if (caller?.role === 'student') rejectOthersEmail(caller, email);
    const find = () => this.students.findByEmail(normalEmail(email));
    const student = await (caller ? find() : this.budget.lookUp(request, find));
    if (!student) throw new accounts.StudentNotFound();
    return caller ? { success: true, user: profileOf(student) } : { success: true };
  }

  @Access('student')
  @Post()
  async update(@Req() request: FastifyRequest, @CurrentStudent() student: StudentCaller) {
    await this.rejectManyPictures(request, student);
    const { fields, avatar } = await readProfileRequest(request, student.studentId);
    const { email, ...changes } = fields;
    rejectOthersEmail(student, email);
    const user = await this.run(accounts.updateProfile, student.studentId, changes, avatar);
    return { success: true, user: profileOf(user), message: 'Profile updated successfully!' };
  }

  /** Refused before the picture is read. */
  private async rejectManyPictures(request: FastifyRequest, { studentId }: StudentCaller) {
    if (!request.isMultipart()) return;
    const points = Math.ceil(PICTURES.points * this.config.RATE_LIMIT_FACTOR);
    const wait = await this.limits.take(`pictures ${studentId}`, { ...PICTURES, points });
    if (wait > 0) throw new TooManyRequests(wait);
  }
}

const FILE = /^([0-9a-f]{32})\.webp$/;

@Controller('avatars')
@Access('anyone')
export class AvatarController {
  constructor(@InjectPort('avatars') private readonly avatars: accounts.AvatarRepository) {}

  @Get(':file')
  @Header('Cache-Control', 'private, max-age=31536000, immutable')
  async show(@Param('file') file: string): Promise<StreamableFile> {
    const [, id] = FILE.exec(file) ?? [];
    const avatar = id ? await this.avatars.find(id) : null;
    if (!avatar) throw new NoSuchRoute();
    return new StreamableFile(avatar.image, { type: 'image/webp' });
  }
}
