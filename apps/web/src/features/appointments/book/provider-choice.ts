import type { Api } from '../../../lib/api/contract.ts';
import { money, count } from '../../../lib/language/money.ts';
import type { Draft } from './draft.ts';

export type Doctor = Api['GET /show/doctor/{id}']['data'];
export type Hospital = Pick<Api['GET /show/hospital/{id}']['data'], 'id' | 'name' | 'primary_picture'> & {
  team: Api['GET /show/hospital/{id}/doctors']['data'];
};
type Named = { id: string; name: string };
type Fee = { consultation_fee: number | null };

/** The provider of the booking: a doctor, or a hospital where any of its doctors may be assigned. */
export type Provider = { kind: 'doctor'; doctor: Doctor } | { kind: 'hospital'; hospital: Hospital };

export type Choice = {
  name: string;
  picture: Doctor['picture'];
  seed: string;
  services: Named[];
  hospitals: Named[];
  /** The doctors of the hospital who practise the chosen speciality; empty when the booking is with one doctor. */
  doctors: Named[];
  /** The fees of the doctors who may be assigned, from which the price range is computed. */
  candidates: Fee[];
};

/** The options that remain, given the fields chosen so far. */
export function choiceOf(provider: Provider, draft: Draft): Choice {
  return provider.kind === 'doctor' ? ofDoctor(provider.doctor) : ofHospital(provider.hospital, draft);
}

function ofDoctor(doctor: Doctor): Choice {
  return {
    name: doctor.name,
    picture: doctor.picture,
    seed: doctor.id,
    services: doctor.doctorSpecialties,
    hospitals: doctor.hospitalAffiliations.map(({ id, name, district }) => ({
      id,
      name: district ? `${name}, ${district}` : name,
    })),
    doctors: [],
    candidates: [doctor],
  };
}

function ofHospital(hospital: Hospital, draft: Draft): Choice {
  const { id, name, primary_picture, team } = hospital;
  const able = team.filter(
    ({ doctorSpecialties }) => !draft.service || doctorSpecialties.some((one) => one.id === draft.service),
  );
  const services = new Map(team.flatMap((one) => one.doctorSpecialties).map((one) => [one.id, one]));
  return {
    name,
    picture: primary_picture,
    seed: id,
    services: [...services.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    hospitals: [{ id, name }],
    doctors: able,
    candidates: draft.doctor ? able.filter((one) => one.id === draft.doctor) : able,
  };
}

export type Prices = { from: number; to: number };

/** The possible price in francs: one figure, or a range while no doctor is chosen. */
export function pricesOf(candidates: Fee[], defaultFee: number): Prices {
  const prices = candidates.map(({ consultation_fee }) => consultation_fee ?? defaultFee);
  return prices.length ? { from: Math.min(...prices), to: Math.max(...prices) } : { from: defaultFee, to: defaultFee };
}

export const rangeText = ({ from, to }: Prices) => (from === to ? money(from) : `${count(from)} – ${money(to)}`);
