/** Marks of a passage's look, which plain text does without. */
const PLAIN_TAGS = new Set('b i em strong u s span a font small big mark abbr'.split(' '));
/** Each begins and ends a line. */
const BLOCKS = new Set('p div ul ol li blockquote pre h1 h2 h3 h4 h5 h6'.split(' '));

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['times', '×'],
  ['deg', '°'],
]);

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;
const TOKEN = /<[^<>]*>|[^<]+|</g;
const TAG_NAME = /^<\/?([a-z][a-z\d]*)/i;
const LAST_CODE_POINT = 0x10ffff;

function signOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return SIGNS.get(name) ?? entity;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > LAST_CODE_POINT ? entity : String.fromCodePoint(code);
}

const decoded = (text: string): string => text.replace(ENTITY, signOf);

/** HTML as plain text, and the tags in it that plain text can't stand for. */
export type HtmlText = { readonly text: string; readonly lost: readonly string[] };

class Text {
  text = '';
  isPreformatted = false;
  readonly lost = new Set<string>();

  add(part: string): void {
    if (this.isPreformatted) this.text += decoded(part);
    else {
      const isAfterSpace = this.text === '' || /\s$/.test(this.text);
      const one = part.replace(/\s+/g, ' ');
      this.text += decoded(isAfterSpace && one.startsWith(' ') ? one.slice(1) : one);
    }
  }

  /** @param isEnd whether it is the tag at the end of its element */
  tag(name: string, isEnd: boolean): void {
    if (name === 'br') this.text += '\n';
    else if (name === 'code') this.text += this.isPreformatted ? '' : '`';
    else if (BLOCKS.has(name)) this.block(name, isEnd);
    else if (!PLAIN_TAGS.has(name)) this.lost.add(name);
  }

  private block(name: string, isEnd: boolean): void {
    if (name === 'pre') this.isPreformatted = !isEnd;
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
    if (name === 'li' && !isEnd) this.text += '- ';
  }
}

/** Reads HTML as plain text: paragraphs and list entries become lines, `code` gets backticks, and
 * white space counts in `pre` alone. Pictures, tables, raised figures and the like are lost. */
export function textOfHtml(html: string): HtmlText {
  const made = new Text();
  for (const [token] of html.matchAll(TOKEN)) {
    const [, name] = TAG_NAME.exec(token) ?? [];
    if (name !== undefined && token.endsWith('>')) {
      made.tag(name.toLowerCase(), token.startsWith('</'));
    } else if (!token.startsWith('<!')) made.add(token);
  }
  return { text: made.text.trim(), lost: [...made.lost] };
}
