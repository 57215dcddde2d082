import type { Certificate, CertificateFacts } from '@portal/domain/certificates/certificate.js';
import type { Letter, LetterTerms } from '@portal/domain/certificates/letter.js';
import { aCertificate } from '@portal/domain/testing/a-certificate.js';
import { aLetter } from '@portal/domain/testing/an-application.js';
import { actualTextsOfPdf, pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { documentPdf } from './document.pdfkit.js';
import { documentWords } from './document-words.js';

const ISSUER = { company: 'Saral Digital', origin: 'https://portal.example.com' };

const draw = (parts: Partial<Certificate> = {}, facts: Partial<CertificateFacts> = {}) => {
  const one = aCertificate({ code: '3467CDFH', ...parts });
  return documentPdf(documentWords({ ...one, facts: { ...one.facts!, ...facts } }, ISSUER));
};

const said = (pdf: Buffer): string => textOfPdf(pdf).replaceAll('\n', ' ').replace(/ +/g, ' ');

describe('A certificate as PDF', () => {
  it('says who passed what, how well, when, and where that is checked', async () => {
    const facts = { score: 8, totalQuestions: 10, percentage: 80, tryNumber: 2 };
    const text = said(await draw({ nameAsPrinted: 'Asha Rao' }, facts));
    for (const part of [
      ...['Saral Digital', 'Certificate of a skills assessment', 'Asha Rao', 'Data Science'],
      ...['8 of 10 (80 %)', '65 %', '30 minutes', 'the second test', 'no internship'],
      'Taken online, without supervision. Identity not checked.',
      ...['portal.example.com/certificate/3467CDFH', '3467-CDFH'],
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is the same bytes each time, of one page, tagged, with a link and no picture', async () => {
    const parts = aCertificate({ nameAsPrinted: 'कृष्णमूर्ति Rao' });
    const pdf = await draw(parts);
    expect(await draw(parts)).toEqual(pdf);
    expect(pagesOfPdf(pdf)).toBe(1);
    const source = pdf.toString('latin1');
    for (const part of ['/StructTreeRoot', '/Lang (en-IN)', '/S /Figure', '/URI (https://portal']) {
      expect(source).toContain(part);
    }
    expect(source).not.toContain('/Subtype /Image');
  });

  it.each(['W'.repeat(100), 'क'.repeat(100), ''])(
    'has room for the name %j',
    async (nameAsPrinted) => {
      expect(pagesOfPdf(await draw({ nameAsPrinted }))).toBe(1);
    },
  );

  it.each([
    ['Devanagari', 'क्षितिज नियुक्ति शर्मा'],
    ['Bengali', 'সুস্মিতা চক্রবর্তী'],
    ['Tamil', 'கார்த்திகேயன் ஸ்ரீநிவாசன்'],
    ['Telugu', 'శ్రీనివాస్ కృష్ణమూర్తి'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Kannada', 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ'],
    ['Malayalam', 'കൃഷ്ണൻകുട്ടി ശ്രീധരൻ'],
    ['Odia', 'କୃଷ୍ଣଚନ୍ଦ୍ର ମିଶ୍ର'],
    ['Gujarati with marks on vowels', 'અંજલિ ઓંકાર'],
    ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ ᱠᱤᱥᱠᱩ'],
    ['Meetei Mayek', 'ꯃꯅꯤꯄꯨꯔ ꯁ꯭ꯔꯤ'],
  ])(
    'has a name in %s copied as it was written, though it is drawn in other order',
    async (...given) => {
      const [, name] = given;
      expect(actualTextsOfPdf(await draw({ nameAsPrinted: name }))).toContain(
        name.normalize('NFC'),
      );
    },
  );
});

const drawLetter = (parts: Partial<Letter> = {}, terms: Partial<LetterTerms> = {}) => {
  const one = aLetter({ code: '3467CDFH89JK', ...parts });
  return documentPdf(documentWords({ ...one, facts: { ...one.facts!, ...terms } }, ISSUER));
};

it('The PDF of an offer says to whom, what, when, how much, and where that is checked', async () => {
  const text = said(await drawLetter({ nameAsPrinted: 'Asha Rao' }, { stipend: 12_500 }));
  for (const part of [
    ...['Saral Digital', 'Offer of an internship', 'Asha Rao', 'Web Development'],
    ...['1 July 2025', '30 September 2025', '20 a week', '12,500 a month', 'You pay nothing'],
    ...['portal.example.com/certificate/3467CDFH89JK', '3467-CDFH-89JK'],
  ]) {
    expect(text).toContain(part);
  }
});

it('The PDF of an offer without a stipend says so', async () => {
  expect(said(await drawLetter({}, { stipend: null }))).toMatch(/Stipend.*None/);
});

it('The PDF of a completion letter says the hours in all, and no stipend', async () => {
  const text = said(await drawLetter({ kind: 'completion', nameAsPrinted: 'Asha Rao' }));
  for (const part of ['Completion of an internship', 'Asha Rao', '240 hours in all']) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Stipend|offer/i);
});

it.each(['W'.repeat(100), 'क'.repeat(100), ''])('A letter has room for %j', async (words) => {
  expect(pagesOfPdf(await drawLetter({ nameAsPrinted: words }, { program: words }))).toBe(1);
});
