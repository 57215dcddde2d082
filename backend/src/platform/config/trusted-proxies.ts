import { isIP, isIPv4 } from 'node:net';

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(range: string): boolean {
  const [address = '', size, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (size === undefined || (version === 4 && isIPv4(size))) return true;
  return /^\d+$/.test(size) && Number(size) > 0 && Number(size) <= (version === 4 ? 32 : 128);
}

/** Whether Fastify takes it: addresses, ranges and names of ranges, with commas between. */
export const areProxies = (list: string): boolean =>
  list.split(',').every((part) => NAMED.includes(part.trim()) || isRange(part.trim()));
