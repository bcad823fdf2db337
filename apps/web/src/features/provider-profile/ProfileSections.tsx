import { Links } from './Links.tsx';
import { linksOf } from './links.ts';
import type { ProfileSeat } from './profile.ts';
import { WorkingHours } from './WorkingHours.tsx';

/** Working hours, and everything that the profile names of a catalogue. Each part is stored by itself, at once. */
export function ProfileSections({ seat }: { seat: ProfileSeat }) {
  return (
    <>
      <WorkingHours seat={seat} />
      {linksOf(seat.kind).map((name) => (
        <Links key={name} seat={seat} of={name} />
      ))}
    </>
  );
}
