import type { Kind } from '@ivuriro/contract';
import { useLocation } from 'react-router';
import { addressOf, isKeyOf } from '../../lib/address.ts';

/** Whom a review is about. */
export type About = { kind: Kind; id: string };

const pages: Record<Kind, string> = {
  doctor: '/doctors/view',
  hospital: '/hospital-clinics/view',
  laboratory: '/laboratories/view',
  pharmacy: '/pharmacies/view',
};

export const pageOf = ({ kind, id }: About): string => `${pages[kind]}/${id}`;

/** This page with the dialog over it in which the review is written or changed. */
export function useReviewTo(): (about: About) => string {
  const { pathname, search } = useLocation();
  return ({ kind, id }) => {
    const query = new URLSearchParams(search);
    query.set('dialog', 'review');
    query.set('review', `${kind}.${id}`);
    return addressOf(pathname, query);
  };
}

/** Whom the dialog's address names. */
export function aboutIn(search: string): About | null {
  const [kind = '', id = ''] = (new URLSearchParams(search).get('review') ?? '').split('.');
  return isKeyOf(pages, kind) && id ? { kind, id } : null;
}

export function withoutAbout(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('review');
  return `?${query}`;
}
