import { useParams } from 'react-router';
import { Dispensing } from '../../features/dispensing/Dispensing.tsx';
import type { PageHandle } from '../page-handle.ts';
import { DISPENSING } from './paths.ts';

export const handle: PageHandle = { title: 'dispensing' };

export default function DispensingPage() {
  return <Dispensing base={DISPENSING} code={useParams().code} />;
}
