import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { placeKey } from '../../domain/near/near.ts';

/** Opens the list from the place that was entered before in this tab, unless it is to be changed. */
export function useEnteredPlace(to: (near: string) => string): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAnswered = search.has('near');
  useEffect(() => {
    const near = sessionStorage.getItem(placeKey);
    if (near && !isAnswered) void navigate(to(near), { replace: true });
  });
}
