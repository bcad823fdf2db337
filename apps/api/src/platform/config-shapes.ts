import { isIP } from 'node:net';
import * as z from 'zod';

export const number = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n >= least && n <= most, message);
};

export const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

export const web = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''));

/** A list of URLs, separated by commas, such as those of STUN servers. */
export const listOf = (shape: RegExp, message: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((addresses) => addresses.every((address) => shape.test(address)), message);
export const host = String.raw`(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?`;

/** Whether each item is a valid trusted proxy: an IP address, a network, `loopback` or `uniquelocal`. */
export const areProxies = (text: string) => text.split(',').every((one) => isProxy(one.trim()));
const isProxy = (text: string) => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    ['loopback', 'uniquelocal'].includes(text) || (more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most)
  );
};

export const secret = z.string().min(32, 'must have at least 32 characters');
