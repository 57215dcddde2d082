import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const STREAM = /stream\n([\s\S]*)\nendstream/;
const BYTES = 'latin1';

type Objects = ReadonlyMap<string, string>;

const objectsOf = (pdf: Buffer): Objects =>
  new Map(Array.from(pdf.toString(BYTES).matchAll(OBJECT), ([, id, body]) => [id!, body!]));

function streamOf(body: string): string {
  const bytes = Buffer.from(STREAM.exec(body)?.[1] ?? '', BYTES);
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString(BYTES);
}

const unicode = (hex: string): string =>
  Array.from(hex.matchAll(/.{4}/g), ([unit]) => String.fromCharCode(parseInt(unit, 16))).join('');

function signsOf(objects: Objects, font: string): Map<string, string> {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
  const signs = new Map<string, string>();
  const ranges = streamOf(objects.get(map) ?? '').matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g);
  for (const [, first, list] of ranges) {
    for (const [at, [, hex]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      const sign = (parseInt(first!, 16) + at).toString(16).padStart(4, '0');
      signs.set(sign, unicode(hex!.replaceAll(' ', '')));
    }
  }
  return signs;
}

const contentOf = (objects: Objects): string => {
  const pages = [...objects.values()].filter((body) => body.includes('/Contents'));
  const ids = pages.map((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '');
  return ids.map((id) => streamOf(objects.get(id) ?? '')).join('\n');
};

function utf16(literal: string): string {
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = literal.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign);
  return new TextDecoder('utf-16be').decode(Buffer.from(bytes, BYTES));
}

/** The texts that a PDF tells in place of what is drawn: what is copied, searched and read aloud. */
export function actualTextsOfPdf(pdf: Buffer): readonly string[] {
  const received = contentOf(objectsOf(pdf)).matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g);
  return Array.from(received, ([, literal]) => utf16(literal!));
}

export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name, font] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name!, signsOf(objects, font!));
    }
  }
  const pieces = contentOf(objects).matchAll(/\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/g);
  const lines: string[] = [];
  let signs = new Map<string, string>();
  for (const [, font, shown] of pieces) {
    if (font) signs = fonts.get(font) ?? new Map<string, string>();
    else {
      const hex = Array.from(shown!.matchAll(/<(\w+)>/g), ([, part]) => part).join('');
      lines.push(Array.from(hex.matchAll(/.{4}/g), ([sign]) => signs.get(sign) ?? '').join(''));
    }
  }
  return lines.join('\n');
}

export const pagesOfPdf = (pdf: Buffer): number =>
  [...objectsOf(pdf).values()].filter((body) => /\/Type \/Page\b/.test(body)).length;
