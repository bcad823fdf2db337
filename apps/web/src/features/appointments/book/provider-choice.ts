import { placeText } from '../../../domain/doctors/next-free-slot.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { money, count } from '../../../lib/language/money.ts';
import type { BookingQuery, ConsultationType } from './booking-address.ts';
import type { Draft } from './draft.ts';

export type Doctor = Api['GET /show/doctor/{id}']['data'];
export type Hospital = Pick<Api['GET /show/hospital/{id}']['data'], 'id' | 'name' | 'primary_picture'> & {
  team: Api['GET /show/hospital/{id}/doctors']['data'];
};
type Named = { id: string; name: string };
const consultationTypes: ConsultationType[] = ['ONLINE', 'PHYSICAL'];
type Fee = { consultation_fee: number | null };

/** The provider of the booking: a doctor, or a hospital where any of its doctors may be assigned. */
export type Provider = { kind: 'doctor'; doctor: Doctor } | { kind: 'hospital'; hospital: Hospital };

export type Choice = {
  name: string;
  picture: Doctor['picture'];
  seed: string;
  /** The types of consultation for which the provider has hours. */
  types: ConsultationType[];
  services: Named[];
  hospitals: Named[];
  /**
   * The doctors of the hospital who practise the chosen speciality and have hours of the chosen type; empty when the
   * booking is with one doctor.
   */
  doctors: Named[];
  /** The fees of the doctors who may be assigned, from which the price range is computed. */
  candidates: Fee[];
};

/** The options that remain, given the fields chosen so far. */
export function choiceOf(provider: Provider, draft: Draft): Choice {
  return provider.kind === 'doctor' ? ofDoctor(provider.doctor) : ofHospital(provider.hospital, draft);
}

/** The hospitals at which the doctor has hours. */
const hospitalsOf = (doctor: Doctor) => doctor.hospitalAffiliations.filter(({ bookable }) => bookable);

function ofDoctor(doctor: Doctor): Choice {
  const hospitals = hospitalsOf(doctor);
  return {
    name: doctor.name,
    picture: doctor.picture,
    seed: doctor.id,
    types: [
      ...(doctor.bookable_online ? (['ONLINE'] as const) : []),
      ...(hospitals.length > 0 ? (['PHYSICAL'] as const) : []),
    ],
    services: doctor.doctorSpecialties,
    hospitals: hospitals.map((one) => ({ id: one.id, name: placeText(one) })),
    doctors: [],
    candidates: [doctor],
  };
}

function ofHospital(hospital: Hospital, draft: Draft): Choice {
  const { id, name, primary_picture, team } = hospital;
  const bookable = team.filter((one) => one.bookable.includes(draft.type));
  const able = bookable.filter(
    ({ doctorSpecialties }) => !draft.service || doctorSpecialties.some((one) => one.id === draft.service),
  );
  const services = new Map(bookable.flatMap((one) => one.doctorSpecialties).map((one) => [one.id, one]));
  return {
    name,
    picture: primary_picture,
    seed: id,
    types: consultationTypes.filter((type) => team.some((one) => one.bookable.includes(type))),
    services: [...services.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    hospitals: [{ id, name }],
    doctors: able,
    candidates: draft.doctor ? able.filter((one) => one.id === draft.doctor) : able,
  };
}

/**
 * Adds to the changes of a draft the fields that must be emptied, because their values can no longer be chosen after
 * the changes.
 */
export function fitting(provider: Provider, draft: Draft, changes: Partial<Draft>): Partial<Draft> {
  const next = { ...draft, ...changes };
  const { services, doctors } = choiceOf(provider, next);
  const lacks = (list: Named[], id: string) => id !== '' && !list.some((one) => one.id === id);
  return {
    ...changes,
    ...(lacks(services, next.service) ? { service: '' } : {}),
    ...(provider.kind === 'hospital' && lacks(doctors, next.doctor) ? { doctor: '' } : {}),
  };
}

/**
 * Corrects the query to a type and a hospital for which the provider has hours. If there is only one possible type or
 * hospital, the query gets it.
 */
export function bookableQuery(query: BookingQuery, provider: Provider): BookingQuery {
  const draft = { type: query.type, service: '', doctor: query.doctor } as Draft;
  const { types } = choiceOf(provider, draft);
  const type = types.length === 0 || types.includes(query.type) ? query.type : types[0]!;
  if (provider.kind === 'hospital') return { ...query, type };
  const [only, ...others] = hospitalsOf(provider.doctor);
  const isOffered = [only, ...others].some((one) => one?.id === query.hospital);
  return { ...query, type, hospital: isOffered ? query.hospital : only && others.length === 0 ? only.id : '' };
}

export type Prices = { from: number; to: number };

/** The possible price in francs: a single price, or a range while no doctor is chosen. */
export function pricesOf(candidates: Fee[], defaultFee: number): Prices {
  const prices = candidates.map(({ consultation_fee }) => consultation_fee ?? defaultFee);
  return prices.length ? { from: Math.min(...prices), to: Math.max(...prices) } : { from: defaultFee, to: defaultFee };
}

export const rangeText = ({ from, to }: Prices) => (from === to ? money(from) : `${count(from)} – ${money(to)}`);
