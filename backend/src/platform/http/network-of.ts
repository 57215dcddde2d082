import { isIPv6 } from 'node:net';

/** An IPv4 address as an IPv6 socket reports it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** The groups that a `::` leaves out of an IPv6 address are zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/** For IPv6: at most what a provider gives to one customer. */
const GROUPS_TOLD = 3;

export function networkInWords(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.x');
  const shown = groupsOf(plain).slice(0, GROUPS_TOLD);
  return `${shown.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}:x`;
}

type Around = { readonly network: string; readonly times: number };

/** A network, and with IPv6 those around it: one customer may have all of a /48, but a mobile operator gives one /64 of
 * it to each phone, so they may do a multiple. */
export function networksAround(network: string): readonly Around[] {
  const own = { network, times: 1 };
  const [prefix = '', length] = network.split('::/');
  if (length === undefined) return [own];
  const [first, second, third, fourth = ''] = prefix.split(':');
  const head = `${first}:${second}:${third}`;
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    own,
    { network: `${head}:${upper}::/56`, times: 4 },
    { network: `${head}::/48`, times: 8 },
  ];
}

export function networkOf(address: string): string {
  const [, plain] = MAPPED.exec(address) ?? [];
  if (plain) return plain;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address).slice(0, GROUPS_OF_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
