import type { Kind } from '@ivuriro/contract';
import { useLocation } from 'react-router';
import { addressOf, isKeyOf } from '../../lib/address.ts';

/** The provider of a review. */
export type About = { kind: Kind; id: string };

const pages: Record<Kind, string> = {
  doctor: '/doctors/view',
  hospital: '/hospital-clinics/view',
  laboratory: '/laboratories/view',
  pharmacy: '/pharmacies/view',
};

export const pageOf = ({ kind, id }: About): string => `${pages[kind]}/${id}`;

/** The URL of this page with the dialog for writing or changing a review. */
export function useReviewTo(): (about: About) => string {
  const { pathname, search } = useLocation();
  return ({ kind, id }) => {
    const query = new URLSearchParams(search);
    query.set('dialog', 'review');
    query.set('review', `${kind}.${id}`);
    return addressOf(pathname, query);
  };
}

/** The reviewed provider that the URL query names. */
export function aboutIn(search: string): About | null {
  const [kind = '', id = ''] = (new URLSearchParams(search).get('review') ?? '').split('.');
  return isKeyOf(pages, kind) && id ? { kind, id } : null;
}

export function withoutAbout(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('review');
  return `?${query}`;
}
