/** The key of the static text at each URL path. */
export const textKeys = { '/faq': 'faq', '/terms': 'term', '/privacy-policy': 'policy' } as const;

export type Text = (typeof textKeys)[keyof typeof textKeys];

export function textAt(url: string): { path: string; key: Text } {
  const { pathname } = new URL(url);
  for (const [path, key] of Object.entries(textKeys)) if (pathname.startsWith(path)) return { path, key };
  throw new TypeError(`${pathname} is no page of a static text.`);
}
