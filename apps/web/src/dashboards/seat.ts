import type { Kind } from '@ivuriro/contract';
import { createContext, useContext } from 'react';

/** Who the page is about and where its API lies: the same page serves the hospital and the administrator who looks at it. */
export type Seat = {
  kind: Kind;
  /** '/hospital', or '/admin/hospital' for an administrator. */
  base: string;
  /** The provider's id. */
  id: string;
};

const SeatContext = createContext<Seat | null>(null);

export const SeatProvider = SeatContext.Provider;

export function useSeat(): Seat {
  const seat = useContext(SeatContext);
  if (!seat) throw new Error('This page needs a seat: draw it below the dashboard layout or a SeatProvider.');
  return seat;
}
