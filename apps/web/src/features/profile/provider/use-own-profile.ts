import type { Kind } from '@ivuriro/contract';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { amendAccount, getAccount } from '../../../lib/session/session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { texts } from './texts.ts';
import { picturesOf, type Profile, type ProfileContext } from './profile.ts';
import { useProfileForm } from './use-profile-form.ts';

type DoctorBody = Api['POST /doctor/update_profile']['body'];
type PlaceBody = Api['PUT /hospital/update']['body'];

/** A provider's own profile: the stored values, and the form that edits them. */
export function useOwnProfile({ kind, id }: ProfileContext) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const read: UseQueryResult<Profile> = useCall(`GET /${kind}/profile`);
  const { data } = read;
  useEffect(() => {
    if (data) showInTopBar(data);
  }, [data]);
  const reload = () => queries.invalidateQueries();
  const editing = useProfileForm({
    kind,
    id,
    admin: false,
    profile: data,
    save: (body) => save(kind, body),
    reload,
    // if the saved profile is not public, the message says so
    onPublished: (_, message) => showToast({ message: data?.isPublished ? message : t.savedUnpublished }),
  });
  return { read, reload, editing };
}

/** Sends all values as strings, as the API expects them. The server validates the values. */
const save = (kind: Kind, body: Record<string, string>) =>
  kind === 'doctor'
    ? call('POST /doctor/update_profile', { body: body as DoctorBody })
    : call(`PUT /${kind}/update`, { body: body as PlaceBody });

/** Updates the name and picture of the account in the top bar, unless another tab has switched to another account. */
function showInTopBar(profile: Profile): void {
  if (getAccount()?.id !== profile.id) return;
  const first = picturesOf(profile)[0] ?? null;
  amendAccount({
    name: profile.name,
    ...('primary_picture' in profile ? { primary_picture: first } : { picture: first }),
  });
}
