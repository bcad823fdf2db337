import { type AppointmentRequest, appointmentRequest } from '@ivuriro/contract/appointment-request';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { appointmentPrice } from '../../content/index.ts';
import { type BookableDoctor, hospitalSpecialities, practisingAt } from '../../providers/index.ts';
import {
  type PurchaseRequest,
  type PaymentMethod,
  type PaymentRow,
  type Quote,
  withoutClaims,
} from '../../payments/index.ts';
import { type BookingFacts, findBookingFacts } from '../queries/booking-facts.queries.ts';
import { inOrderOfChoice } from '../queries/doctor-order.ts';
import { readSlotChoice, type RequestedSlot } from '../domain/requested-slot.ts';

/**
 * A booking request of a patient or a desk. Only a desk sets `walk_in` (the patient is there already), `overbook` and
 * `series_id`.
 */
export interface BookingRequest extends AppointmentRequest {
  walk_in?: boolean;
  /** Whether the slot may be taken already: the appointment is then booked beside the one that has claimed the slot. */
  overbook?: boolean;
  /** The id of the series to which the appointment belongs; a series may go on longer than patients can book ahead. */
  series_id?: string;
}

/** The request as it is stored with its payment, and the ids of the doctors who may serve it, all at the same price. */
export interface StoredRequest extends BookingRequest {
  doctors: string[];
}

export interface CheckedRequest {
  request: BookingRequest;
  facts: BookingFacts;
}

/** The request as it was stored with a quote or a payment. */
export const requestOf = ({ request }: Quote | Pick<PaymentRow, 'request'>) => request as unknown as StoredRequest;

/** The validated request, with the database rows that it refers to. */
export async function readRequest(
  db: Db,
  { patientId, fields }: Pick<PurchaseRequest, 'patientId' | 'fields'>,
): Promise<CheckedRequest> {
  const request = appointmentRequest.parse(withoutClaims(fields));
  return { request, facts: await findBookingFacts(db, patientId, request) };
}

/** Validates a booking and fixes its price; the wizard shows the first error that is thrown. */
export async function quoteAppointment(
  db: Db,
  { request, facts }: CheckedRequest,
  method: PaymentMethod,
  now: Date,
): Promise<Quote> {
  if (facts.insurance === null) throw problem('validation_failed', 'Select insurance');
  const slot = slotOfRequest(request);
  if (method === 'CASH' && slot.type === 'ONLINE') throw problem('cash_not_allowed');
  const doctors = withoutOwnAccounts(facts.own, request, await doctorsFor(db, request, slot, facts.doctor));
  const available = await inOrderOfChoice(db, doctors, slot, now);
  if (available.length === 0) throw problem('slot_taken');
  const defaultFee = available.some((doctor) => doctor.consultation_fee === null) ? await appointmentPrice(db) : 0;
  const price = (doctor: BookableDoctor) => doctor.consultation_fee ?? defaultFee;
  const amount = price(available[0]!);
  const stored: StoredRequest = {
    ...request,
    doctors: available.filter((doctor) => price(doctor) === amount).map((doctor) => doctor.id),
  };
  return {
    ...(slot.hospitalId
      ? { payeeId: slot.hospitalId, payeeKind: 'hospital' }
      : { payeeId: available[0]!.id, payeeKind: 'doctor' }),
    amount,
    request: { ...stored },
  };
}

/**
 * Excludes the patient's own accounts: nobody may book an appointment with themselves, neither at their own hospital
 * nor with themselves as the assigned doctor.
 */
function withoutOwnAccounts(own: string[], request: AppointmentRequest, doctors: BookableDoctor[]): BookableDoctor[] {
  const others = own.includes(request.hospital_id ?? '') ? [] : doctors.filter(({ id }) => !own.includes(id));
  if (others.length === 0) throw problem('own_account', 'You cannot book an appointment with your own account.');
  return others;
}

/** The slot that the request asks for. */
export function slotOfRequest(request: BookingRequest): RequestedSlot {
  const time = readSlotChoice(request);
  const { consultation_type: type, walk_in: walkIn = false } = request;
  const farAhead = request.series_id !== undefined;
  if (type === 'PHYSICAL' && !request.hospital_id) throw problem('validation_failed', 'Select hospital');
  if (type === 'ONLINE' && !request.doctor_id) throw problem('validation_failed', 'Select doctor');
  return { type, ...time, walkIn, farAhead, hospitalId: type === 'PHYSICAL' ? request.hospital_id! : null };
}

/** Returns the named doctor, or without one the doctors of the hospital who practise the speciality. */
async function doctorsFor(
  db: Db,
  request: AppointmentRequest,
  { hospitalId }: RequestedSlot,
  doctor: BookableDoctor | null,
): Promise<BookableDoctor[]> {
  const speciality = request.speciality_id;
  // in most requests the doctor has the speciality and works at the hospital, so the hospital's specialities need not
  // be read
  if (doctor?.specialityIds.includes(speciality) && (!hospitalId || doctor.hospitalIds.includes(hospitalId)))
    return [doctor];
  const specialities = hospitalId ? await hospitalSpecialities(db, hospitalId) : null;
  if (hospitalId && !specialities) throw problem('validation_failed', 'Select hospital');
  if (request.doctor_id) {
    if (!doctor || (hospitalId && !doctor.hospitalIds.includes(hospitalId)))
      throw problem('validation_failed', 'Select doctor');
    if (!specialities?.includes(speciality)) throw problem('validation_failed', 'Select service');
    return [doctor];
  }
  const doctors = hospitalId ? await practisingAt(db, hospitalId, speciality) : [];
  if (doctors.length === 0) throw problem('validation_failed', 'Select service');
  return doctors;
}
