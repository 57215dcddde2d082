import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textOfHtml } from './html-text.js';

describe('HTML as plain text', () => {
  it.each([
    ['<p>Is <b>3 &lt; 4</b>?</p>', 'Is 3 < 4?'],
    ['<p>One</p>\n<p>Two</p>', 'One\nTwo'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['a  b\n   c', 'a b c'],
    ['Use <code>x &amp;&amp; y</code>.', 'Use `x && y`.'],
    ['<p>Run:</p><pre><code>if a:\n    b()</code></pre>', 'Run:\nif a:\n    b()'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['&#8377;500 &#x20b9;5 &eacute; &#9999999;', '₹500 ₹5 &eacute; &#9999999;'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['<!-- hidden -->seen', 'seen'],
    ['a&nbsp;&nbsp;b', 'a  b'],
    ['<p>a  b</p>', 'a b'],
    ['&#x10ffff;', '\u{10ffff}'],
    ['&#x110000;', '&#x110000;'],
    ['&amp; &lt; &gt; &quot; &apos;', '& < > " \''],
    ['&ndash; &mdash; &hellip; &times; &deg;', '– — … × °'],
    ['&lsquo;a&rsquo; &ldquo;b&rdquo;', '‘a’ “b”'],
  ])('%j is %j', (html, text) => {
    expect(textOfHtml(html)).toEqual({ text, lost: [] });
  });

  it('tells what it can’t stand for', () => {
    const html = '<p>x<sup>2</sup> <IMG src="a.png"> <img src="b.png"></p>';
    expect(textOfHtml(html).lost).toEqual(['sup', 'img']);
  });

  it('is read to the end, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('<>/&;#x1! pbr\n')) });
    fc.assert(fc.property(text, (html) => expect(() => textOfHtml(html)).not.toThrow()));
  });
});
