import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { noteGap } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { text } from '../platform/http/input.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { noteSign, type Sign } from './presence.js';

export const gapBody = z
  .object({ anchor: text, failures: z.int().max(10_000) })
  .nullish()
  .transform((gap) => gap ?? null);

@Injectable()
export class GapReports {
  @UseCase(noteGap) private readonly noteGap!: Bound<typeof noteGap>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async hear(sign: Omit<Sign, 'isSave'>, gap: z.infer<typeof gapBody>): Promise<void> {
    if (!gap) return;
    // It ends the silence by which the gap is confirmed.
    await noteSign(this.dataSource, { ...sign, isSave: false });
    await this.noteGap({ ...sign, ...gap });
  }
}
