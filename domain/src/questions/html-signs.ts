/** HTML's names for the characters of these ranges of Unicode, in order. */
const STRETCHES: readonly (readonly [first: number, names: string])[] = [
  [
    0xa1,
    `iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2
    sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute
    Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH
    Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc
    iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
    thorn yuml`,
  ],
  [
    0x391,
    `Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho`,
  ],
  [0x3a3, 'Sigma Tau Upsilon Phi Chi Psi Omega'],
  [
    0x3b1,
    `alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf
    sigma tau upsilon phi chi psi omega`,
  ],
];

const SINGLE = `amp& lt< gt> quot" apos' lcub{ lbrace{ rcub} rbrace} lsqb[ lbrack[ rsqb] rbrack] lpar(
  rpar) colon: semi; comma, period. excl! quest? num# dollar$ percnt% ast* plus+ equals= sol/ bsol\\
  lowbar_ grave\` verbar| vert| commat@ OEligŒ oeligœ ScaronŠ scaronš YumlŸ fnofƒ circˆ tilde˜
  ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰
  prime′ Prime″ lsaquo‹ rsaquo› oline‾ frasl⁄ euro€ trade™ larr← uarr↑ rarr→ darr↓ harr↔ crarr↵
  lArr⇐ uArr⇑ rArr⇒ dArr⇓ hArr⇔ forall∀ part∂ exist∃ empty∅ nabla∇ isin∈ notin∉ ni∋ prod∏ sum∑
  minus− lowast∗ radic√ prop∝ infin∞ ang∠ and∧ or∨ cap∩ cup∪ int∫ there4∴ sim∼ cong≅ asymp≈ ne≠
  equiv≡ le≤ ge≥ sub⊂ sup⊃ nsub⊄ sube⊆ supe⊇ oplus⊕ otimes⊗ perp⊥ sdot⋅ lceil⌈ rceil⌉ lfloor⌊
  rfloor⌋ loz◊ spades♠ clubs♣ hearts♥ diams♦ check✓ cross✗`;

/** All spaces are treated as equal, since nothing here is laid out by them. */
const SPACES = ['nbsp', 'ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const);

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...STRETCHES.flatMap(([first, names]) =>
    names.split(/\s+/).map((name, at) => [name, String.fromCodePoint(first + at)] as const),
  ),
  ...SINGLE.split(/\s+/).map((one) => [one.slice(0, -1), one.slice(-1)] as const),
  ...SPACES,
  // Indian scripts need these two for spelling.
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
]);

/** A character by its HTML name or number. */
export const ENTITY = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
const LAST_CODE_POINT = 0x10ffff;
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The character of an entity, by the text between `&` and `;`; undefined if it is unknown. */
export function signNamed(name: string): string | undefined {
  if (!name.startsWith('#')) return SIGNS.get(name);
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const sign = code > LAST_CODE_POINT ? undefined : String.fromCodePoint(code);
  return sign === undefined || CONTROL.test(sign) ? undefined : sign;
}
