import { ReviewQueue } from '../../features/reviews/moderation/ReviewQueue.tsx';
import type { PageHandle } from '../page-handle.ts';
import { REVIEWS } from './paths.ts';

export const handle: PageHandle = { title: 'reviews' };

export default function Reviews() {
  return <ReviewQueue base={REVIEWS} />;
}
