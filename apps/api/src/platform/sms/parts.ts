/** The characters of GSM 03.38: those of `basic` take seven bits each, those of `extended` take the double. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

/**
 * How many characters fit into a single message, and into each of several joined messages, which begin with a header.
 */
const gsm7 = { alone: 160, joined: 153 };
const ucs2 = { alone: 70, joined: 67 };

/**
 * How many messages a text takes: as GSM-7 when each of its characters is in that alphabet, otherwise as UCS-2. A
 * character that takes two places is never divided between two messages.
 */
export function partsOf(text: string): number {
  const signs = Array.from(text);
  const isGsm = signs.every((sign) => basic.has(sign) || extended.has(sign));
  const { alone, joined } = isGsm ? gsm7 : ucs2;
  const places = signs.map((sign) => (isGsm ? (extended.has(sign) ? 2 : 1) : sign.length));
  if (places.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let [parts, taken] = [1, 0];
  for (const size of places) {
    if (taken + size > joined) [parts, taken] = [parts + 1, 0];
    taken += size;
  }
  return parts;
}
