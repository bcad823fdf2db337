import { Tests } from '../../features/shop-offers/Tests.tsx';
import type { PageHandle } from '../page-handle.ts';
import { TESTS } from './paths.ts';

export const handle: PageHandle = { title: 'tests', search: 'tests' };

export default function TestsPage() {
  return <Tests base={TESTS} />;
}
