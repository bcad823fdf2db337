import type { Platform } from '../../../platform/platform.ts';

/** The purpose for which door codes are encrypted. */
export const entranceSeal = 'entrance code';

/** The address on the poster at the door. It is short and in groups of four, because some people type it. */
export const entranceAddress = ({ config }: Platform, code: string): string =>
  `${config.publicUrl}/arrive/${code.replaceAll(/.{4}(?=.)/g, '$&-')}`;
