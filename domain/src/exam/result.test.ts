import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../kernel/time.js';
import { aQuestion } from '../testing/a-question.js';
import { aStudent } from '../testing/a-student.js';
import { anAttempt } from '../testing/an-attempt.js';
import { A_DAY } from '../testing/moments.js';
import { resultOf } from './result.js';

const questions = ['right', 'wrong', 'none', 'taken-back'].map((id) => aQuestion({ id }));
const attempt = anAttempt({ questions, answers: { right: 'b', wrong: 'a', 'taken-back': null } });
const student = aStudent({ attemptsUsed: 2 });

describe('a result', () => {
  it('counts the questions whose chosen option is the key', () => {
    const completedOn = secondsAfter(A_DAY, 60.5);
    const result = resultOf(attempt, student, completedOn);
    expect(result).toMatchObject({ score: 1, totalQuestions: 4, percentage: 25, passed: false });
    expect(result).toMatchObject({ timeTaken: 61, startedOn: A_DAY, completedOn });
    expect(
      result.questions.map(({ _id, selectedOption, isCorrect }) => [
        _id,
        selectedOption,
        isCorrect,
      ]),
    ).toEqual([
      ['right', 'b', true],
      ['wrong', 'a', false],
      ['none', null, false],
      ['taken-back', null, false],
    ]);
  });

  it('shows each question with its key and explanation', () => {
    const [{ id, options, correctOption, category, difficulty, explanation, question }] = [
      questions[0]!,
    ];
    expect(resultOf(attempt, student, A_DAY).questions[0]).toEqual({
      _id: id,
      question,
      options,
      correctAnswer: correctOption,
      selectedOption: 'b',
      isCorrect: true,
      category,
      difficulty,
      explanation,
    });
  });

  it('is named after its attempt and its student, and counts the attempt as used', () => {
    expect(resultOf(attempt, student, A_DAY)).toMatchObject({
      id: attempt.id,
      studentId: student.id,
      studentName: student.name,
      email: student.email,
      domain: attempt.domain,
      attemptsUsed: 3,
      totalAttempts: 5,
    });
  });

  it('passes by the threshold that the attempt began with', () => {
    const half = { ...attempt, answers: { right: 'b', wrong: 'b' } } as const;
    expect(resultOf({ ...half, passPercent: 50 }, student, A_DAY).passed).toBe(true);
    expect(resultOf({ ...half, passPercent: 51 }, student, A_DAY).passed).toBe(false);
  });
});
