import { MapPin } from '../pin/MapPin.tsx';
import { Links } from './Links.tsx';
import { linksOf } from './links.ts';
import type { ProfileContext } from './profile.ts';
import { WorkingHours } from './WorkingHours.tsx';

/**
 * The pin of a place, working hours, and the links of a profile to catalogues and colleagues. Each section is saved on
 * its own, at once.
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
