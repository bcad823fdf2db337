import { type AppointmentRequest, appointmentRequest } from '@ivuriro/contract/scheduling';
import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { appointmentPrice } from '../content/index.ts';
import { type BookableDoctor, hospitalSpecialities, practisingAt } from '../directory/index.ts';
import {
  type Asked as PurposeRequest,
  type PaymentMethod,
  type PaymentRow,
  type Quote,
  withoutClaims,
} from '../payments/index.ts';
import { type Asked, findAsked } from './asked.queries.ts';
import { inOrderOfChoice } from './team.ts';
import { chosenTime, type Wanted } from './wanted.ts';

/** The request as it is kept with its payment: what was asked for, and the doctors, all at one price, who may serve it. */
export interface KeptRequest extends AppointmentRequest {
  doctors: string[];
}

export interface AskedRequest {
  request: AppointmentRequest;
  asked: Asked;
}

/** The request as a quote or a payment keeps it. */
export const requestOf = ({ request }: Quote | Pick<PaymentRow, 'request'>) => request as unknown as KeptRequest;

/** The checked request, with what it names. */
export async function readRequest(
  db: Db,
  { patientId, fields }: Pick<PurposeRequest, 'patientId' | 'fields'>,
  now: Date,
): Promise<AskedRequest> {
  const request = appointmentRequest.parse(withoutClaims(fields));
  return { request, asked: await findAsked(db, patientId, request, now) };
}

/** Checks a booking and fixes its price; the first sentence that is thrown is what the wizard shows. */
export async function quoteAppointment(
  db: Db,
  { request, asked }: AskedRequest,
  method: PaymentMethod,
  now: Date,
): Promise<Quote> {
  if (asked.insurance === null) throw problem('validation_failed', 'Select insurance');
  const wanted = wantedBy(request);
  if (method === 'CASH' && wanted.type === 'ONLINE') throw problem('cash_not_allowed');
  const doctors = othersThan(asked.own, request, await doctorsFor(db, request, wanted, asked.doctor));
  const offering = await inOrderOfChoice(db, doctors, wanted, now);
  if (offering.length === 0) throw problem('slot_taken');
  const usual = offering.some((doctor) => doctor.consultation_fee === null) ? await appointmentPrice(db) : 0;
  const price = (doctor: BookableDoctor) => doctor.consultation_fee ?? usual;
  const amount = price(offering[0]!);
  const kept: KeptRequest = {
    ...request,
    doctors: offering.filter((doctor) => price(doctor) === amount).map((doctor) => doctor.id),
  };
  return {
    ...(wanted.hospitalId
      ? { payeeId: wanted.hospitalId, payeeKind: 'hospital' }
      : { payeeId: offering[0]!.id, payeeKind: 'doctor' }),
    amount,
    request: { ...kept },
  };
}

/** Nobody books a visit with themselves: neither at their own hospital, nor as the doctor whom the hospital assigns. */
function othersThan(own: string[], request: AppointmentRequest, doctors: BookableDoctor[]): BookableDoctor[] {
  const others = own.includes(request.hospital_id ?? '') ? [] : doctors.filter(({ id }) => !own.includes(id));
  if (others.length === 0) throw problem('own_account', 'You cannot book a visit with your own account.');
  return others;
}

/** The time that the request asks for. */
export function wantedBy(request: AppointmentRequest): Wanted {
  const time = chosenTime(request);
  const { consultation_type: type } = request;
  if (type === 'PHYSICAL' && !request.hospital_id) throw problem('validation_failed', 'Select hospital');
  if (type === 'ONLINE' && !request.doctor_id) throw problem('validation_failed', 'Select doctor');
  return { type, ...time, hospitalId: type === 'PHYSICAL' ? request.hospital_id! : null };
}

/** The named doctor, or those of the hospital who practise the speciality. */
async function doctorsFor(
  db: Db,
  request: AppointmentRequest,
  { hospitalId }: Wanted,
  doctor: BookableDoctor | null,
): Promise<BookableDoctor[]> {
  const speciality = request.speciality_id;
  // mostly speciality and hospital are the doctor's own, and the hospital's need not be read
  if (doctor?.specialityIds.includes(speciality) && (!hospitalId || doctor.hospitalIds.includes(hospitalId)))
    return [doctor];
  const offered = hospitalId ? await hospitalSpecialities(db, hospitalId) : null;
  if (hospitalId && !offered) throw problem('validation_failed', 'Select hospital');
  if (request.doctor_id) {
    if (!doctor || (hospitalId && !doctor.hospitalIds.includes(hospitalId)))
      throw problem('validation_failed', 'Select doctor');
    if (!offered?.includes(speciality)) throw problem('validation_failed', 'Select service');
    return [doctor];
  }
  const doctors = hospitalId ? await practisingAt(db, hospitalId, speciality) : [];
  if (doctors.length === 0) throw problem('validation_failed', 'Select service');
  return doctors;
}
