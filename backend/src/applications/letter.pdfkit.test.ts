import { describe, expect, it } from '@jest/globals';
import type { Letter, LetterTerms } from '@portal/domain/applications/index.js';
import { aLetter } from '@portal/domain/testing/a-letter.js';
import { actualTextsOfPdf, pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { letterPdf } from './letter.pdfkit.js';
import { letterWords } from './letter-words.js';

const ISSUER = { company: 'Saral Digital', origin: 'https://portal.example.com' };

const draw = (parts: Partial<Letter> = {}, terms: Partial<LetterTerms> = {}) => {
  const one = aLetter({ code: '3467CDFH89JK', ...parts });
  return letterPdf(letterWords({ ...one, terms: { ...one.terms!, ...terms } }, ISSUER));
};

const said = (pdf: Buffer): string => textOfPdf(pdf).replaceAll('\n', ' ').replace(/ +/g, ' ');

describe('A letter as PDF', () => {
  it('The PDF of an offer says to whom, what, when, how much, and where that is checked', async () => {
    const text = said(await draw({ name: 'Asha Rao' }, { stipend: 12_500 }));
    for (const part of [
      ...['Saral Digital', 'Offer of an internship', 'Asha Rao', 'Web Development'],
      ...['1 July 2025', '30 September 2025', '20 a week', '12,500 a month', 'You pay nothing'],
      ...['portal.example.com/certificate/3467CDFH89JK', '3467-CDFH-89JK'],
    ]) {
      expect(text).toContain(part);
    }
  });

  it('The PDF of an offer without a stipend says so', async () => {
    expect(said(await draw({}, { stipend: null }))).toMatch(/Stipend None/);
  });

  it('The PDF of a completion letter says the hours in all, and no stipend', async () => {
    const text = said(await draw({ kind: 'completion', name: 'Asha Rao' }));
    for (const part of ['Completion of an internship', 'Asha Rao', '240 hours in all']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Stipend|offer/i);
  });

  it('is the same bytes each time, of one page, tagged, with a link and no picture', async () => {
    const parts = aLetter({ name: 'कृष्णमूर्ति Rao' });
    const pdf = await draw(parts);
    expect(await draw(parts)).toEqual(pdf);
    expect(pagesOfPdf(pdf)).toBe(1);
    expect(actualTextsOfPdf(pdf)).toContain('कृष्णमूर्ति Rao'.normalize('NFC'));
    const source = pdf.toString('latin1');
    for (const part of ['/StructTreeRoot', '/Lang (en-IN)', '/S /Figure', '/URI (https://portal']) {
      expect(source).toContain(part);
    }
    expect(source).not.toContain('/Subtype /Image');
  });

  it.each(['W'.repeat(100), 'क'.repeat(100), ''])('has room for %j', async (words) => {
    expect(pagesOfPdf(await draw({ name: words }, { program: words }))).toBe(1);
  });
});
