import { MapPin } from '../pin/MapPin.tsx';
import { Links } from './Links.tsx';
import { linksOf } from './links.ts';
import type { ProfileContext } from './profile.ts';
import { WorkingHours } from './WorkingHours.tsx';

/**
 * The sections of a profile that are saved on their own at once: the pin of a place, the working hours, and the links
 * to catalogues and colleagues.
 */
export function ProfileSections({ providerContext }: { providerContext: ProfileContext }) {
  return (
    <>
      {providerContext.kind !== 'doctor' && <MapPin providerContext={providerContext} />}
      <WorkingHours providerContext={providerContext} />
      {linksOf(providerContext.kind).map((name) => (
        <Links key={name} providerContext={providerContext} of={name} />
      ))}
    </>
  );
}
