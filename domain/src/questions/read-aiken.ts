import type { ImportRow } from './import-row.js';
import { OPTION_KEYS } from './options.js';
import { keyIn } from './read-sheet.js';
import { unfitOptions } from './unfit.js';

const OPTION = /^[A-Z][).] (.*)$/;
const ANSWER = /^ANSWER:(.*)$/i;

const linesOf = (file: string): string[] => file.split(/\r\n?|\n/).map((line) => line.trim());

export function isAiken(file: string): boolean {
  const lines = linesOf(file);
  return lines.some((line) => ANSWER.test(line)) && lines.some((line) => /^A[).] /.test(line));
}

type Block = { row: number; question: string[]; options: string[] };

/** Reads Aiken: a question, options in lines that begin by a capital letter and `.` or `)`, and `ANSWER: B`. A line
 * that does not begin so goes on with the text before it. */
export function readAiken(file: string): ImportRow[] {
  const rows: ImportRow[] = [];
  let block: Block = { row: 0, question: [], options: [] };
  const close = (answer: string | null) => {
    const { row, question, options } = block;
    block = { row: 0, question: [], options: [] };
    if (row === 0) return;
    const texts = {
      question: question.join('\n'),
      ...Object.fromEntries(OPTION_KEYS.map((key, at) => [key, options[at] ?? ''] as const)),
      correctOption: keyIn(answer ?? '', options),
    };
    const faults = [
      ...unfitOptions(options),
      ...(answer === null ? ['it has no line “ANSWER:” after its options'] : []),
    ];
    rows.push(faults.length > 0 ? { row, texts, faults } : { row, texts });
  };
  for (const [at, line] of linesOf(file).entries()) {
    const [, answer] = ANSWER.exec(line) ?? [];
    const [, option] = OPTION.exec(line) ?? [];
    if (answer !== undefined) close(answer);
    else if (line === '') {
      if (block.options.length > 0) close(null);
    } else {
      if (block.row === 0) block.row = at + 1;
      if (option !== undefined) block.options.push(option.trim());
      else if (block.options.length === 0) block.question.push(line);
      else block.options.push(`${block.options.pop() ?? ''}\n${line}`);
    }
  }
  close(null);
  return rows;
}
