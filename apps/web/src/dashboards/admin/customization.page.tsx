import { useParams } from 'react-router';
import { Customization } from '../../features/catalogue/Customization.tsx';
import type { PageHandle } from '../page-handle.ts';
import { CUSTOMIZATION } from './paths.ts';

export const handle: PageHandle = { title: 'customization', search: 'list' };

export default function CustomizationPage() {
  return <Customization base={CUSTOMIZATION} slug={useParams().list} />;
}
