/** The differences between ordering at a laboratory and at a pharmacy, apart from the texts. */
export const shops = {
  laboratory: {
    places: '/laboratories',
    purpose: 'laboratory_test',
    show: 'GET /show/laboratory/{id}',
  },
  pharmacy: {
    places: '/pharmacies',
    purpose: 'prescription',
    show: 'GET /show/pharmacy/{id}',
  },
} as const;

export type ShopKind = keyof typeof shops;
export type Shop = { kind: ShopKind; id: string };

export function placeOf({ kind, id }: Shop): string {
  return `${shops[kind].places}/view/${encodeURIComponent(id)}`;
}

export function offeringsPathOf({ kind, id }: Shop): string {
  const named = encodeURIComponent(id);
  return kind === 'laboratory' ? `/laboratories/${named}/tests` : `/pharmacies/view/${named}/drugs`;
}

/** The laboratory or pharmacy whose offerings are at this path. */
export function shopAt(pathname: string): Shop | null {
  const [, laboratory, pharmacy] =
    /^\/(?:laboratories\/([^/]+)\/tests|pharmacies\/view\/([^/]+)\/drugs)\/?$/.exec(pathname) ?? [];
  if (laboratory) return { kind: 'laboratory', id: laboratory };
  return pharmacy ? { kind: 'pharmacy', id: pharmacy } : null;
}
