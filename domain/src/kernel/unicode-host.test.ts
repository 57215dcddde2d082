import { expect, it } from '@jest/globals';
import { unicodeHost } from './unicode-host.js';

it.each([
  ['xn--bcher-kva.example', 'bücher.example'],
  ['XN--BCHER-KVA.Example', 'bücher.example'],
  ['mail.xn--p1b6ci4b4b3a.xn--h2brj9c', 'mail.उदाहरण.भारत'],
  ['xn--7a.in', '¡.in'],
  ['example.com', 'example.com'],
  ['xn--ß.in', 'xn--ß.in'],
  ['xn--99999999999999.in', 'xn--99999999999999.in'],
])('The host %s is written out as %s', (host, written) => {
  expect(unicodeHost(host)).toBe(written);
});
