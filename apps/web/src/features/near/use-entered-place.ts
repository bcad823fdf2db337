import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { placeKey } from '../../domain/near/near.ts';

/** Opens the list from the place that was entered before in this tab, unless it is to be changed. */
export function useEnteredPlace(to: (near: string) => string): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAnswered = search.has('near');
  const open = useEffectEvent(() => {
    const near = sessionStorage.getItem(placeKey);
    if (near && !isAnswered) void navigate(to(near), { replace: true });
  });
  // once: each navigation draws the page again, and would begin another one before the list has arrived
  useEffect(() => open(), []);
}
