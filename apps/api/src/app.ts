import { mounts } from './mounts.ts';
import { analytics, clearMissesWith } from './modules/analytics/index.ts';
import {
  catalogue,
  dropWithdrawnOfferings,
  drugTable,
  renamed,
  specialitiesOfDoctors,
  testTable,
} from './modules/catalogue/index.ts';
import { consultationFileExists, consultations, fileCodes, filesOf } from './modules/consultations/index.ts';
import { content, textVersion } from './modules/content/index.ts';
import {
  bookableHoursOf,
  directory,
  freeSlotsOf,
  hasOffering,
  hoursAndSlotsOf,
  phraseAdded,
  reviewsOf,
  shopsOffering,
  specialitiesOfPublishedDoctors,
} from './modules/directory/index.ts';
import {
  authorOf,
  doctorTable,
  followRenaming,
  makeProfile,
  openOrdersOf,
  owedTo,
  placeTable,
  providerExists,
  providerRefs,
  providers,
  upcomingAppointmentsOf,
} from './modules/providers/index.ts';
import { files, generatedFiles, keepTableFor, picturesOf } from './modules/files/index.ts';
import { imports, importTables } from './modules/imports/index.ts';
import {
  createProfile,
  identity,
  objectCodes,
  partyColumns,
  picturesFor,
  textVersionNow,
} from './modules/identity/index.ts';
import { messaging } from './modules/messaging/index.ts';
import { doctorsOfMeetings, meetings } from './modules/meetings/index.ts';
import { notifications } from './modules/notifications/index.ts';
import {
  deleteWithdrawn,
  offeringsInStock,
  openOrders,
  orderCodes,
  orderPurpose,
  orders,
  shopsInStock,
} from './modules/orders/index.ts';
import { amountOwedTo, payments, purposes } from './modules/payments/index.ts';
import { generatedPapers, papers } from './modules/papers/index.ts';
import { dataCopies, privacy } from './modules/privacy/index.ts';
import { arrivedSince, queue, queueStates } from './modules/queue/index.ts';
import { authorOfReview, publicReviews, reviews } from './modules/reviews/index.ts';
import {
  appointmentCalendarFile,
  appointmentCodes,
  appointmentPurpose,
  bookableHours,
  bookableHoursAndSlots,
  consultationFileOf,
  duePurpose,
  freeSlots,
  hasConsultationFile,
  patientArrivedSince,
  queueStatesOf,
  scheduling,
  upcomingAppointments,
} from './modules/scheduling/index.ts';
import { ownerExists } from './platform/http/access.ts';
import type { Route } from './platform/http/call.ts';
import { keepTable } from './platform/http/export.ts';
import { createServer } from './platform/http/server.ts';
import { open } from './platform/http/serve.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';
import { mannersOf } from './platform/realtime/answer-events.ts';
import type { SocketUse } from './platform/realtime/sockets.ts';

/** In order of dependency: a module may use only modules that precede it in this list. */
export const modules: readonly Module[] = [
  identity,
  files,
  imports,
  providers,
  catalogue,
  directory,
  content,
  meetings,
  payments,
  scheduling,
  queue,
  consultations,
  orders,
  reviews,
  messaging,
  papers,
  notifications,
  analytics,
  privacy,
];

/** All routes of the API, as they are registered, documented and checked by the gates. */
export const routes: readonly Route[] = [
  ...modules.flatMap((module) => module.routes),
  ...open(
    mounts,
    modules.flatMap((module) => module.resources ?? []),
  ),
];
export const grants = modules.flatMap((module) => module.grants ?? []);
export const guardedTables = modules.flatMap((module) => module.guardedTables ?? []);

/**
 * Every socket event, and the handler of closed sockets. Like a route, each event declares who may send it and to which
 * object it refers; the grants decide who has access to that object, and the gates check each declaration.
 */
export const socketUse = (platform: Platform): SocketUse => ({
  manners: mannersOf(
    modules.flatMap((module) => module.sockets?.events ?? []),
    grants,
  ),
  left: async (socketId) => {
    for (const module of modules) await module.sockets?.left?.(socketId, platform);
  },
  screen: async (secret) => {
    for (const { sockets } of modules) {
      const screen = await sockets?.screen?.(secret, platform);
      if (screen) return screen;
    }
    return null;
  },
});

/**
 * Sets the ports of the modules and creates the server with their routes. In a worker process the server has no routes,
 * because that process serves no requests.
 */
export function composeApp(platform: Platform) {
  supplyPorts();
  return platform.config.process === 'worker' ? createServer(platform, [], []) : createServer(platform, routes, grants);
}

/** Supplies the ports of lower modules with functions of higher ones. */
export function supplyPorts(): void {
  keepTable.supply(keepTableFor);
  ownerExists.supply(providerExists);
  picturesFor.supply(picturesOf);
  createProfile.supply(makeProfile);
  textVersionNow.supply(textVersion);
  renamed.supply(followRenaming);
  dropWithdrawnOfferings.supply(deleteWithdrawn);
  specialitiesOfDoctors.supply(specialitiesOfPublishedDoctors);
  reviewsOf.supply(publicReviews);
  hasOffering.supply(offeringsInStock);
  shopsOffering.supply(shopsInStock);
  phraseAdded.supply(clearMissesWith);
  authorOf.supply(authorOfReview);
  freeSlotsOf.supply(freeSlots);
  bookableHoursOf.supply(bookableHours);
  hoursAndSlotsOf.supply(bookableHoursAndSlots);
  upcomingAppointmentsOf.supply(upcomingAppointments);
  openOrdersOf.supply(openOrders);
  owedTo.supply(amountOwedTo);
  consultationFileOf.supply(filesOf);
  hasConsultationFile.supply(consultationFileExists);
  patientArrivedSince.supply(arrivedSince);
  queueStatesOf.supply(queueStates);
  doctorsOfMeetings.supply(providerRefs);
  purposes.supply(() => ({
    appointment: appointmentPurpose,
    due_appointment: duePurpose,
    laboratory_test: orderPurpose('laboratory'),
    prescription: orderPurpose('pharmacy'),
  }));
  generatedFiles.supply(() => ({ calendar: appointmentCalendarFile, ...generatedPapers, ...dataCopies }));
  partyColumns.supply(() => modules.flatMap((module) => module.partyColumns ?? []));
  objectCodes.supply(() => ({
    appointment: appointmentCodes,
    consultation_file: fileCodes,
    prescription: fileCodes,
    laboratory_order: orderCodes,
    pharmacy_order: orderCodes,
  }));
  importTables.supply(() => ({
    doctors: doctorTable,
    hospitals: placeTable('hospital'),
    laboratories: placeTable('laboratory'),
    pharmacies: placeTable('pharmacy'),
    tests: testTable,
    drugs: drugTable,
  }));
}
