import { messages } from '../../features/shop-offers/messages.ts';
import { Tests } from '../../features/shop-offers/Tests.tsx';
import type { PageHandle } from '../page-handle.ts';
import { TESTS } from './paths.ts';

export const handle: PageHandle = { title: 'Tests', search: messages.en.kinds.laboratory.search };

export default function TestsPage() {
  return <Tests base={TESTS} />;
}
