import { ownProfiles } from '@ivuriro/contract/profiles';
import type { Call } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import { updateDoctor, updatePlace } from './commands/update-profile.ts';
import type { PlaceForm, PlaceKind } from './domain/profile-columns.ts';

const updateOwn =
  <const K extends PlaceKind>(kind: K) =>
  async ({ actor: { id }, body, transact }: Call<{ id: string }, unknown, unknown, PlaceForm>) => {
    await transact((trx) => updatePlace(trx, { id, kind }, body));
    return { id, itemType: kind };
  };

export const ownProfileRoutes = serve(ownProfiles, {
  updateDoctor: async ({ actor, body, transact }) => {
    await transact((trx) => updateDoctor(trx, actor.id, body));
    return { id: actor.id, itemType: 'doctor' as const };
  },
  updateHospital: updateOwn('hospital'),
  updateLaboratory: updateOwn('laboratory'),
  updatePharmacy: updateOwn('pharmacy'),
});
