import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A `shouldRevalidate` for lists: opening an item changes the `id` in the address and not the list. */
export function unlessOnlyId({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const withoutId = ({ searchParams }: URL) => [...searchParams].filter(([name]) => name !== 'id').join('&');
  const sameList = currentUrl.search !== nextUrl.search && withoutId(currentUrl) === withoutId(nextUrl);
  return !sameList && defaultShouldRevalidate;
}
