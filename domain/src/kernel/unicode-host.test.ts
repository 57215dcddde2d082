import { expect, it } from '@jest/globals';
import { unicodeHost } from './unicode-host.js';

it.each([
  ['xn--bcher-kva.example', 'bücher.example'],
  ['XN--BCHER-KVA.Example', 'bücher.example'],
  ['mail.xn--p1b6ci4b4b3a.xn--h2brj9c', 'mail.उदाहरण.भारत'],
  ['xn--7a.in', '¡.in'],
  ['xn--ihqwcrb4cv8a8dqg056pqjye.in', '他们为什么不说中文.in'],
  ['xn--b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
  ['xn--9.in', 'xn--9.in'],
  ['xn--99999a.in', 'xn--99999a.in'],
  ['example.com', 'example.com'],
  ['xn--ß.in', 'xn--ß.in'],
  ['xn--99999999999999.in', 'xn--99999999999999.in'],
])('The host %s is written out as %s', (host, written) => {
  expect(unicodeHost(host)).toBe(written);
});
