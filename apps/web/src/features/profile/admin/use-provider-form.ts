import type { Kind } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { useProvider } from '../../../domain/providers/use-provider.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useProfileForm } from '../provider/use-profile-form.ts';

const plurals = {
  doctor: 'doctors',
  hospital: 'hospitals',
  laboratory: 'laboratories',
  pharmacy: 'pharmacies',
} as const satisfies Record<Kind, string>;
/** The administrator's form for a provider: the stored profile with the edited values, or a new profile. */
export function useProviderForm(kind: Kind, given: string | undefined, onSaved: (id: string) => void) {
  const queries = useQueryClient();
  // if a picture is refused, the new provider exists already: the next save updates this provider instead of creating
  // another one
  const [made, setMade] = useState<string>();
  const id = given ?? made;
  const read = useProvider(kind, id);
  const reload = async () => {
    await queries.invalidateQueries();
  };
  const editing = useProfileForm({
    kind,
    id,
    admin: true,
    profile: read.data,
    save: (body) => save(kind, id, body),
    reload: async (saved) => {
      setMade(saved);
      await reload();
    },
    onPublished: (saved, message) => {
      showToast({ message });
      onSaved(saved);
    },
  });
  return { id, profile: read.data, failed: read.isError, retry: () => void read.refetch(), reload, editing };
}

/** Sends all values as strings, as the API expects them. The server validates the values. */
function save(kind: Kind, id: string | undefined, body: Record<string, string>) {
  if (!id) return call(`POST /admin/${plurals[kind]}`, { body: body as Api['POST /admin/doctors']['body'] });
  if (kind === 'doctor')
    return call('POST /admin/doctors/{doctor_id}', { params: { doctor_id: id }, body: body as never });
  return call(updates[kind], { params: { [`${kind}_id`]: id }, body: body as never });
}
const updates = {
  hospital: 'PUT /admin/hospitals/{hospital_id}',
  laboratory: 'PUT /admin/laboratories/{laboratory_id}',
  pharmacy: 'PUT /admin/pharmacies/{pharmacy_id}',
} as const;
