import { doctorMemberProfile, placeMemberProfile } from '@ivuriro/contract/member-profiles';
import { memberLists } from '@ivuriro/contract/members';
import type { Call } from '../../platform/http/call.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import type { PlaceKind } from '../providers/index.ts';
import { doctorProfile } from './queries/doctor-profile.ts';
import { listDoctorMembers, listPlaceMembers, type MemberListQuery } from './queries/list-members.ts';
import { listed, type PageQuery } from './queries/paged-list.ts';
import { placeProfile } from './queries/place-profile.ts';

const places = (kind: PlaceKind) => (call: Call<unknown, unknown, MemberListQuery & PageQuery>) =>
  listed(call, (window) => listPlaceMembers(call.platform, kind, call.query, window));

export const memberListRoutes = serve(memberLists, {
  doctors: (call) => listed(call, (window) => listDoctorMembers(call.platform, call.query, window)),
  hospitals: places('hospital'),
  laboratories: places('laboratory'),
  pharmacies: places('pharmacy'),
});

export const memberProfileResources = [
  resource(doctorMemberProfile, { read: ({ platform, owner }) => doctorProfile(platform, owner.id) }),
  resource(placeMemberProfile, { read: ({ platform, owner }) => placeProfile(platform, owner) }),
];
