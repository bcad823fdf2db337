import { ProviderReviews } from '../features/reviews/provider/ProviderReviews.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'reviews' };

/** The same page serves every kind of provider. */
export default function ReviewsPage() {
  return <ProviderReviews providerContext={useProviderContext()} />;
}
