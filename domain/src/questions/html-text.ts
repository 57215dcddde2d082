import { ENTITY, signNamed } from './html-signs.js';

/** Tags of the look only, which plain text can leave out. */
export const PLAIN_TAGS = new Set('b i em strong span a font small big mark abbr'.split(' '));
/** Each begins and ends a line. */
export const BLOCKS = new Set('p div ul ol li blockquote pre h1 h2 h3 h4 h5 h6'.split(' '));

const TOKEN = /<!--[^]*?-->|<(?:"[^"]*"|'[^']*'|[^<>"'])*>|[^<]+|</g;
const TAG_NAME = /^<\/?([a-z][a-z\d]*)/i;

/** HTML as plain text, with the tags and characters that plain text can't show. */
export type HtmlText = { readonly text: string; readonly lost: readonly string[] };

class Text {
  readonly lost = new Set<string>();
  private isPreformatted = false;
  /** The numbers of the open lists; 0 for one without numbers. */
  private readonly lists: number[] = [];
  /** Joined once at the end: joining after each part would copy the text each time. */
  private readonly parts: string[] = [];
  private last = '';

  get whole(): string {
    return this.parts.join('');
  }

  add(part: string): void {
    if (this.isPreformatted) this.put(this.decoded(part));
    else {
      const isAfterSpace = this.last === '' || /\s/.test(this.last);
      const one = part.replace(/\s+/g, ' ');
      this.put(this.decoded(isAfterSpace && one.startsWith(' ') ? one.slice(1) : one));
    }
  }

  /** @param isEnd whether it is the closing tag */
  tag(name: string, isEnd: boolean): void {
    if (name === 'br') this.put('\n');
    else if (name === 'code') this.put(this.isPreformatted ? '' : '`');
    else if (BLOCKS.has(name)) this.block(name, isEnd);
    else if (!PLAIN_TAGS.has(name)) this.lost.add(`<${name}>`);
  }

  private block(name: string, isEnd: boolean): void {
    if (name === 'pre') this.isPreformatted = !isEnd;
    if (this.last !== '' && this.last !== '\n') this.put('\n');
    if (name === 'ol' || name === 'ul') {
      if (isEnd) this.lists.pop();
      else this.lists.push(name === 'ol' ? 1 : 0);
    }
    if (name === 'li' && !isEnd) {
      const number = this.lists.at(-1) ?? 0;
      this.put(number > 0 ? `${number}. ` : '- ');
      if (number > 0) this.lists[this.lists.length - 1] = number + 1;
    }
  }

  private decoded(text: string): string {
    return text.replace(ENTITY, (entity, name: string) => {
      const sign = signNamed(name);
      if (sign === undefined) this.lost.add(entity);
      return sign ?? entity;
    });
  }

  private put(part: string): void {
    if (part === '') return;
    this.parts.push(part);
    this.last = part.slice(-1);
  }
}

/** Reads HTML as plain text: paragraphs and list entries become lines, `code` gets backticks, and white space counts
 * only in `pre`. Pictures, tables, superscripts and the like are reported as lost. */
export function textOfHtml(html: string): HtmlText {
  const made = new Text();
  for (const [token] of html.matchAll(TOKEN)) {
    const [, name] = TAG_NAME.exec(token) ?? [];
    if (name !== undefined && token.endsWith('>')) {
      made.tag(name.toLowerCase(), token.startsWith('</'));
    } else if (!token.startsWith('<!')) made.add(token);
  }
  return { text: made.whole.trim(), lost: [...made.lost] };
}
