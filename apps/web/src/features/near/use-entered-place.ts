import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { placeKey } from '../../domain/near/near.ts';

/**
 * Opens the list at once with the place that was entered in this tab before, unless the person came here to change it.
 */
export function useEnteredPlace(to: (near: string) => string): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAnswered = search.has('near');
  const open = useEffectEvent(() => {
    const near = sessionStorage.getItem(placeKey);
    if (near && !isAnswered) void navigate(to(near), { replace: true });
  });
  // runs only once: each navigation draws the page again, and would begin another navigation before the list has
  // arrived
  useEffect(() => open(), []);
}
