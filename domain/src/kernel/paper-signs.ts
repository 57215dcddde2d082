import type { TextRule } from './text-rules.js';

/** The code points that each font of the papers draws, in hexadecimal. */
const SIGNS = {
  latin:
    '20-7e a0-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 10fb 1ab0-1ac0 1ac5 1ac7-1ace ' +
    '1c80-1c88 1d00-1df9 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d ' +
    '1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2010-205e ' +
    '2070-2071 2074-208e 2090-209c 20a0-20c0 20f0 2100-215f 2183-2184 2189 2212 25cc 2c60-2c7f ' +
    '2de0-2e5d a640-a69f a700-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff a8ff a92e ab30-ab6b ' +
    'fb00-fb06 fe20-fe2f 10780-10785 10787-107b0 107b2-107ba 1df00-1df1e',
  devanagari: '900-97f 1cd0-1cf6 1cf8-1cf9 a830-a839 a8e0-a8fe 11b00-11b09',
  bengali:
    '980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd ' +
    '9df-9e3 9e6-9fe 1cf7',
  tamil:
    'b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 ' +
    'bc6-bc8 bca-bcd bd0 bd7 be6-bfa',
  telugu:
    'c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d c60-c63 ' +
    'c66-c6f c77-c7f',
  gujarati:
    'a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ' +
    'ae0-ae3 ae6-af1 af9-aff',
  gurmukhi:
    'a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 ' +
    'a4b-a4d a51 a59-a5c a5e a66-a76 262c',
  kannada:
    'c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cdd-cde ce0-ce3 ' +
    'ce6-cef cf1-cf3',
  malayalam: 'd00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f',
  oriya:
    'b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b55-b57 ' +
    'b5c-b5d b5f-b63 b66-b77',
  'ol-chiki': '1c50-1c7f',
  // Without the old virama, which our library cannot lay out after vowel signs.
  'meetei-mayek': 'aae0-aaf5 abc0-abed abf0-abf9',
  arabic:
    '600-6ff 750-77f 870-88e 890-891 898-8e1 8e3-8ff fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf ' +
    'fdf0-fdff fe70-fe74 fe76-fefc 10efd-10eff',
} as const;

export type PaperFont = keyof typeof SIGNS;

export const PAPER_FONTS = Object.keys(SIGNS) as PaperFont[];

const FONTS = PAPER_FONTS.map((font) => ({
  font,
  ranges: SIGNS[font].split(' ').map((range) => range.split('-').map((hex) => parseInt(hex, 16))),
}));

/** Indian scripts join letters with these; every font takes them. */
const JOINERS = new Set(['\u200c', '\u200d']);

const isIn = (ranges: readonly (readonly number[])[], sign: string): boolean => {
  const point = sign.codePointAt(0) ?? 0;
  return ranges.some(([first = 0, last = first]) => point >= first && point <= last);
};

/** The font that has all of a letter with its marks; null if none has. */
export function paperFontOf(letter: string): PaperFont | null {
  const signs = Array.from(letter).filter((sign) => !JOINERS.has(sign));
  return FONTS.find(({ ranges }) => signs.every((sign) => isIn(ranges, sign)))?.font ?? null;
}

const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as papers show it: in one line, with nothing that takes no room. */
export const paperLine = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();

/** The letters of a {@link paperLine}, each with its marks. */
export const paperLetters = (text: string): readonly string[] =>
  paperLine(text).match(/.[\p{M}\u200c\u200d]*/gsu) ?? [];

/** Longer texts are refused for their length. */
const MOST_READ = 200;
const MOST_NAMED = 5;

/** Refuses what certificates, letters and receipts have no font for. */
export const onPaper: TextRule = (text) => {
  const letters = paperLetters(text.slice(0, MOST_READ));
  const missing = new Set(letters.filter((letter) => paperFontOf(letter) === null));
  if (missing.size === 0) return null;
  const named = Array.from(missing, (letter) => `“${letter}”`).slice(0, MOST_NAMED);
  return `Our certificates and letters cannot show ${named.join(', ')}. Please use another spelling`;
};
