import { useParams } from 'react-router';
import { DispensePrescription } from '../../features/prescriptions/DispensePrescription.tsx';
import type { PageHandle } from '../page-handle.ts';
import { DISPENSING } from './paths.ts';

export const handle: PageHandle = { title: 'dispensing' };

export default function DispensingPage() {
  return <DispensePrescription base={DISPENSING} code={useParams().code} />;
}
