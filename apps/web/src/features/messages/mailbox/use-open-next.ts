import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useCurrentLocation } from '../../../lib/hooks/use-current-location.ts';
import { addressIn, opensAlike, type Where, whereOf } from './mailbox.ts';

/**
 * Opens the next item (`open`) after an action on the open message. If the reader has opened another message meanwhile,
 * that one stays open and the data of the page is read again. `draftId`: the id of the draft under which the message
 * was saved.
 */
export function useOpenNext(base: string, where: Where) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const place = useCurrentLocation();
  const isHere = (draftId = ''): boolean => {
    const now = place();
    const there = whereOf(new URLSearchParams(now.search));
    return now.pathname === pathname && (opensAlike(there, where) || (draftId !== '' && there.write === draftId));
  };
  const goOn = async (open: Partial<Where> = {}, draftId = ''): Promise<void> => {
    if (isHere(draftId)) await navigate(addressIn(base, where, open), { replace: true, preventScrollReset: true });
    else await revalidate();
  };
  return { isHere, goOn };
}
