import { Drugs } from '../../features/catalogue/Drugs.tsx';
import type { PageHandle } from '../page-handle.ts';
import { DRUGS } from './paths.ts';

export const handle: PageHandle = { title: 'catalogueDrugs', search: 'drugs' };

export default function DrugsPage() {
  return <Drugs base={DRUGS} />;
}
