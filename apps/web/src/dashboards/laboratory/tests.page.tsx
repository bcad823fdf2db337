import { Tests } from '../../features/orders/offerings/Tests.tsx';
import type { PageHandle } from '../page-handle.ts';
import { TESTS } from './paths.ts';

export const handle: PageHandle = { title: 'tests', search: 'tests' };

export default function TestsPage() {
  return <Tests base={TESTS} />;
}
