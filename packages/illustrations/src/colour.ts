/** Mixes two colours such as '#a4401f' and '#ffffff'; `share` is the part of the second colour, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const mixed = channels(first).map((value, n) => Math.round(value + (to[n]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share: number) => mix(colour, '#000000', share);
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}
