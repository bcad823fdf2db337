/** An icon as an image for a CSS mask: hundreds of items can show it without an element for each. */
export const iconImage = (of: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${of}"/></svg>`)}")`;
