import { expect, it } from '@jest/globals';
import { networkInWords, networkOf, networksAround } from './network-of.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['nobody knows', 'nobody knows'],
])('The calls of %s are counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:ab12::/64', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:12::/64', ['2001:db8:1:12::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
])('%s is in %j', (network, around) => {
  expect(networksAround(network).map((one) => one.network)).toEqual(around);
});

it.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['nobody knows', 'nobody knows'],
])('The network %s is shown as %s', (address, words) => {
  expect(networkInWords(address)).toBe(words);
});
