import { Controller, Get, Inject } from '@nestjs/common';
import { viewJourney, type Journey } from '@portal/domain/exam/index.js';
import { Access, RUN, type Run } from '../../platform/http/handler.js';
import { CurrentStudent, type StudentCaller } from '../../platform/security/caller.js';

const openTestIn = ({ openTest }: Journey) => {
  if (!openTest) return null;
  const { id: attemptId, startedAt: startedOn, ...rest } = openTest;
  return { attemptId, startedOn, ...rest };
};

const listed = (results: Journey['results']) =>
  results.map(({ id: _id, ...rest }) => ({ _id, ...rest }));

@Controller('api/me/journey')
@Access('student')
export class JourneyController {
  @Inject(RUN) private readonly run!: Run;

  @Get()
  async show(@CurrentStudent() { studentId }: StudentCaller) {
    const journey = await this.run(viewJourney, studentId);
    const { results, best } = journey;
    return {
      success: true,
      next: journey.next,
      isVerified: journey.isVerified,
      payment: journey.payment,
      attemptsUsed: journey.attemptsUsed,
      totalAttempts: journey.totalAttempts,
      attemptsLeft: journey.attemptsLeft,
      openTest: openTestIn(journey),
      results: listed(results),
      best: listed(best),
    };
  }
}
