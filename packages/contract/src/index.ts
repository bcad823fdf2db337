import type { absences } from './absences.ts';
import type { accessLogs } from './access-log.ts';
import type { accountMembers, memberInvitations } from './account-members.ts';
import { administrators } from './administrators.ts';
import type { agenda } from './agenda.ts';
import { analytics } from './analytics.ts';
import type { basket } from './basket.ts';
import { catalogue } from './catalogue.ts';
import type * as kept from './catalogue-admin.ts';
import type * as keptDrugs from './catalogue-drugs.ts';
import { consents } from './consents.ts';
import { consultations, prescriptions } from './consultations.ts';
import { content } from './content.ts';
import type { deskAppointments } from './desk-appointments.ts';
import type { deskPatients } from './desk-patients.ts';
import type { dependants, guardianship } from './dependants.ts';
import type { guardians } from './guardians.ts';
import type { ownMerges } from './own-merges.ts';
import type { recordClaims } from './record-claims.ts';
import { directory } from './directory.ts';
import { ownProfiles } from './profiles.ts';
import { files } from './files.ts';
import { identity } from './identity.ts';
import type { imports } from './import.ts';
import { doctorMemberProfile, doctorMembers, placeMemberProfile, placeMembers } from './member-profiles.ts';
import { memberLists, members, newMembers } from './members.ts';
import { messaging } from './messaging.ts';
import { meetings } from './meetings.ts';
import type { moveLinks } from './move-links.ts';
import { notifications } from './notifications.ts';
import { offerings } from './offerings.ts';
import { orders } from './orders.ts';
import { paymentInfos, payouts as ownPayouts, transactions } from './wallets.ts';
import type { deskPapers, laboratoryPapers, patientPapers, pharmacyPapers } from './papers.ts';
import type { paymentLinks } from './payment-links.ts';
import { payments } from './payments.ts';
import type { cashDesk, laboratoryCash, patientReceipts, pharmacyCash, receipts } from './receipts.ts';
import { earningsOf } from './earnings.ts';
import { payeeInfos, payouts } from './payouts.ts';
import { affiliationLookup, affiliations, laboratoryTeams, team } from './affiliations.ts';
import { facilities, insurances, specialities, treated, workingHours, mapPoint } from './provider-resources.ts';
import { moderation, moderationQueue } from './review-moderation.ts';
import { providerReviews, reviews } from './reviews.ts';
import type { searchMisses, searchSynonyms } from './search-words.ts';
import type { phoneCodes } from './phone-codes.ts';
import { privacy } from './privacy.ts';
import type { patientMerges } from './patient-merges.ts';
import { doctorCalendar, hospitalCalendar } from './calendars.ts';
import { scheduling } from './scheduling.ts';
import { secondFactor } from './second-factor.ts';
import type { patientQueue, queue } from './queue.ts';
import type { sharedComputers } from './shared-computers.ts';
import type { teamInvitations } from './team-invitations.ts';
import type { entranceCodes, entrances, patientEntrances } from './entrance-codes.ts';
import type { waitingRooms, waitingRoomScreens } from './waiting-rooms.ts';
import type { ApiOf, OwnedApiOf, ResourceApiOf } from './types.ts';

export type { ErrorCode } from './errors.ts';
export type { MountName, Kind, Role } from './endpoint.ts';
export type { MemberRole } from './member-roles.ts';
export type { ShapeOf } from './types.ts';
export type * from './order-shapes.ts';
export type * from './shapes.ts';
export type * from './appointment-shapes.ts';
export type { TeamInvitation } from './team-invitations.ts';
export type { ComparedRecord, PatientMerge } from './patient-merges.ts';
export type { AbsenceOutcome, AbsencePlan } from './absences.ts';
export type { Agenda } from './agenda.ts';
export type { BasketAnswers, SoldLine } from './basket.ts';
export type { DeskPatient, ListedPatient, PatientOrder } from './desk-patients.ts';
export type { QueueRow } from './queue.ts';
export type { CashDay, DueOrder, DueRow, Receipt } from './receipts.ts';
export type { Claimable } from './record-claims.ts';
export type { DeskOrder } from './wire.ts';
export type { AccountMember, MemberInvitation } from './account-members.ts';
export type { IceServer, Meeting } from './meetings.ts';
export type { JoinReply, MeetingEvents } from './meeting-events.ts';

/** Every endpoint by method and path. These are types only, so that a page which imports this file loads no schema. */
export type Api = ApiOf<typeof identity> &
  ApiOf<typeof patientMerges> &
  ApiOf<typeof accessLogs> &
  ApiOf<typeof secondFactor> &
  ApiOf<typeof phoneCodes> &
  ApiOf<typeof sharedComputers> &
  ApiOf<typeof memberInvitations> &
  ApiOf<typeof consents> &
  ApiOf<typeof dependants> &
  ApiOf<typeof guardianship> &
  ApiOf<typeof guardians> &
  ApiOf<typeof ownMerges> &
  ApiOf<typeof recordClaims> &
  ApiOf<typeof moveLinks> &
  ApiOf<typeof paymentLinks> &
  ApiOf<typeof waitingRoomScreens> &
  ApiOf<typeof entrances> &
  ApiOf<typeof patientEntrances> &
  ApiOf<typeof patientQueue> &
  ApiOf<typeof privacy> &
  ApiOf<typeof administrators> &
  ApiOf<typeof files> &
  ApiOf<typeof catalogue> &
  ApiOf<typeof kept.insurancesKept> &
  ApiOf<typeof kept.symptomDiseasesKept> &
  ApiOf<typeof kept.testsKept> &
  ApiOf<typeof kept.imagingsKept> &
  ApiOf<typeof kept.specialitiesKept> &
  ApiOf<typeof kept.facilitiesKept> &
  ApiOf<typeof keptDrugs.drugCategoriesKept> &
  ApiOf<typeof keptDrugs.drugClassesKept> &
  ApiOf<typeof keptDrugs.drugsKept> &
  ApiOf<typeof imports> &
  ApiOf<typeof content> &
  ApiOf<typeof directory> &
  ApiOf<typeof ownProfiles> &
  ApiOf<typeof meetings> &
  ApiOf<typeof payments> &
  ApiOf<typeof patientPapers> &
  ApiOf<typeof patientReceipts> &
  ApiOf<typeof earningsOf> &
  ApiOf<typeof payouts> &
  ApiOf<typeof scheduling> &
  ApiOf<typeof doctorCalendar> &
  ApiOf<typeof consultations> &
  ApiOf<typeof prescriptions> &
  ApiOf<typeof offerings> &
  ApiOf<typeof basket> &
  ApiOf<typeof orders> &
  ApiOf<typeof messaging> &
  ApiOf<typeof notifications> &
  ApiOf<typeof reviews> &
  ApiOf<typeof moderationQueue> &
  ApiOf<typeof analytics> &
  ApiOf<typeof searchMisses> &
  ApiOf<typeof searchSynonyms> &
  ApiOf<typeof memberLists> &
  ApiOf<typeof newMembers> &
  ApiOf<typeof affiliationLookup> &
  ApiOf<typeof teamInvitations> &
  OwnedApiOf<typeof absences> &
  OwnedApiOf<typeof accountMembers> &
  OwnedApiOf<typeof agenda> &
  OwnedApiOf<typeof deskAppointments> &
  OwnedApiOf<typeof deskPatients> &
  OwnedApiOf<typeof queue> &
  OwnedApiOf<typeof cashDesk> &
  OwnedApiOf<typeof laboratoryCash> &
  OwnedApiOf<typeof pharmacyCash> &
  OwnedApiOf<typeof receipts> &
  OwnedApiOf<typeof deskPapers> &
  OwnedApiOf<typeof laboratoryPapers> &
  OwnedApiOf<typeof pharmacyPapers> &
  OwnedApiOf<typeof waitingRooms> &
  OwnedApiOf<typeof entranceCodes> &
  OwnedApiOf<typeof specialities> &
  OwnedApiOf<typeof insurances> &
  OwnedApiOf<typeof facilities> &
  OwnedApiOf<typeof team> &
  OwnedApiOf<typeof affiliations> &
  OwnedApiOf<typeof laboratoryTeams> &
  OwnedApiOf<typeof treated> &
  OwnedApiOf<typeof workingHours> &
  OwnedApiOf<typeof mapPoint> &
  OwnedApiOf<typeof transactions> &
  OwnedApiOf<typeof paymentInfos> &
  OwnedApiOf<typeof ownPayouts> &
  OwnedApiOf<typeof payeeInfos> &
  OwnedApiOf<typeof hospitalCalendar> &
  OwnedApiOf<typeof providerReviews> &
  OwnedApiOf<typeof moderation> &
  OwnedApiOf<typeof members> &
  OwnedApiOf<typeof doctorMemberProfile> &
  OwnedApiOf<typeof placeMemberProfile> &
  OwnedApiOf<typeof doctorMembers> &
  OwnedApiOf<typeof placeMembers>;

/**
 * Endpoints of owned resources by method and path without the mount. They are for pages that serve every kind of
 * provider.
 */
export type OwnedResourceApi = ResourceApiOf<typeof absences> &
  ResourceApiOf<typeof accountMembers> &
  ResourceApiOf<typeof agenda> &
  ResourceApiOf<typeof deskAppointments> &
  ResourceApiOf<typeof deskPatients> &
  ResourceApiOf<typeof queue> &
  ResourceApiOf<typeof cashDesk> &
  ResourceApiOf<typeof laboratoryCash> &
  ResourceApiOf<typeof pharmacyCash> &
  ResourceApiOf<typeof receipts> &
  ResourceApiOf<typeof deskPapers> &
  ResourceApiOf<typeof laboratoryPapers> &
  ResourceApiOf<typeof pharmacyPapers> &
  ResourceApiOf<typeof waitingRooms> &
  ResourceApiOf<typeof entranceCodes> &
  ResourceApiOf<typeof specialities> &
  ResourceApiOf<typeof insurances> &
  ResourceApiOf<typeof facilities> &
  ResourceApiOf<typeof team> &
  ResourceApiOf<typeof affiliations> &
  ResourceApiOf<typeof laboratoryTeams> &
  ResourceApiOf<typeof treated> &
  ResourceApiOf<typeof workingHours> &
  ResourceApiOf<typeof mapPoint> &
  ResourceApiOf<typeof transactions> &
  ResourceApiOf<typeof paymentInfos> &
  ResourceApiOf<typeof ownPayouts> &
  ResourceApiOf<typeof hospitalCalendar> &
  ResourceApiOf<typeof providerReviews> &
  ResourceApiOf<typeof moderation> &
  ResourceApiOf<typeof members>;
