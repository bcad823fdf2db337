import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A `shouldRevalidate` for lists: a change of only the `id` query parameter opens an item and does not reload the list.
 */
export function unlessOnlyId({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const withoutId = ({ searchParams }: URL) => [...searchParams].filter(([name]) => name !== 'id').join('&');
  const sameList = currentUrl.search !== nextUrl.search && withoutId(currentUrl) === withoutId(nextUrl);
  return !sameList && defaultShouldRevalidate;
}
