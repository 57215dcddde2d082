import { StudentNotFound, type WithStudents } from '../accounts/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import { DEFAULT_MINUTES_PER_HOUR, requestError } from './accommodation.js';
import { AccommodationRequested, NoAccommodationRequest } from './errors.js';
import type { WithAccommodations } from './ports.js';

type RequestPorts = Work<WithAccommodations & WithStudents> & { readonly ids: IdSource };

/** Asks for more time in every test. @param words what would help, without a diagnosis @throws
 * InvalidInput, StudentNotFound, AccommodationRequested if a request waits already */
export async function requestAccommodation(
  { unitOfWork, ids }: RequestPorts,
  studentId: string,
  words: string,
): Promise<void> {
  const error = requestError(words);
  if (error) throw new InvalidInput({ words: error });
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const earlier = await tx.accommodations.listOf(studentId);
    if (earlier.some(({ state }) => state === 'requested')) throw new AccommodationRequested();
    await tx.accommodations.add({
      id: ids.next(),
      studentId,
      state: 'requested',
      minutesPerHour: DEFAULT_MINUTES_PER_HOUR,
      words: words.trim(),
      until: null,
      reason: '',
      createdAt: tx.now,
      decidedAt: null,
      endedAt: null,
    });
  });
}

/** Withdraws an undecided request. @throws StudentNotFound, NoAccommodationRequest */
export async function withdrawAccommodationRequest(
  { unitOfWork }: Work<WithAccommodations & WithStudents>,
  studentId: string,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const all = await tx.accommodations.listOf(studentId);
    const request = all.find(({ state }) => state === 'requested');
    if (!request) throw new NoAccommodationRequest();
    await tx.accommodations.save({ ...request, state: 'withdrawn', words: '', decidedAt: tx.now });
  });
}
