import { describe, expect, it } from 'vitest';
import { bookingQueryFrom } from './booking-address.ts';
import { draftFor, type Draft } from './draft.ts';
import { bookableQuery, choiceOf, type Doctor, fitting, type Hospital, type Provider } from './provider-choice.ts';

const cardiology = { id: 'cardiology', name: 'Cardiology' };
const dentistry = { id: 'dentistry', name: 'Dentistry' };

const doctorWith = (hospitals: Record<string, boolean>, bookable_online = true): Provider => ({
  kind: 'doctor',
  doctor: {
    id: 'd1',
    doctorSpecialties: [cardiology],
    hospitalAffiliations: Object.entries(hospitals).map(([id, bookable]) => ({
      id,
      name: id,
      district: null,
      bookable,
    })),
    bookable_online,
  } as unknown as Doctor,
});
const hospital: Provider = {
  kind: 'hospital',
  hospital: {
    id: 'h1',
    name: 'Kabutare',
    team: [
      { id: 'aline', name: 'Aline', doctorSpecialties: [cardiology], consultation_fee: null, bookable: ['PHYSICAL'] },
      { id: 'bosco', name: 'Bosco', doctorSpecialties: [dentistry], consultation_fee: null, bookable: ['ONLINE'] },
      { id: 'carine', name: 'Carine', doctorSpecialties: [dentistry], consultation_fee: null, bookable: [] },
    ],
  } as unknown as Hospital,
};
const draft = (changes: Partial<Draft>): Draft => ({ ...draftFor(bookingQueryFrom('?doctor=d1'), null), ...changes });
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the choices of the appointment dialog', () => {
  it('are, for a doctor, the hospitals at which the doctor has hours and the types for which the doctor has hours', () => {
    const choice = choiceOf(doctorWith({ kabutare: true, gisenyi: false }), draft({}));
    expect([idsOf(choice.hospitals), choice.types]).toEqual([['kabutare'], ['ONLINE', 'PHYSICAL']]);
    expect(choiceOf(doctorWith({ gisenyi: false }), draft({})).types).toEqual(['ONLINE']);
    expect(choiceOf(doctorWith({ kabutare: true }, false), draft({})).types).toEqual(['PHYSICAL']);
  });

  it('are, for a hospital, the doctors with hours of the chosen type and the services of these doctors', () => {
    const inPerson = choiceOf(hospital, draft({ type: 'PHYSICAL' }));
    expect([idsOf(inPerson.doctors), idsOf(inPerson.services)]).toEqual([['aline'], ['cardiology']]);
    const online = choiceOf(hospital, draft({ type: 'ONLINE' }));
    expect([idsOf(online.doctors), idsOf(online.services)]).toEqual([['bosco'], ['dentistry']]);
    expect(online.types).toEqual(['ONLINE', 'PHYSICAL']);
  });

  it('are selected at once where only one is possible', () => {
    const open = (provider: Provider, query: string) => {
      const { type, hospital: place } = bookableQuery(bookingQueryFrom(query), provider);
      return [type, place];
    };
    expect(open(doctorWith({ kabutare: true, gisenyi: false }), '?doctor=d1')).toEqual(['ONLINE', 'kabutare']);
    expect(open(doctorWith({ kabutare: true }, false), '?doctor=d1')).toEqual(['PHYSICAL', 'kabutare']);
    expect(open(doctorWith({ a: true, b: true }), '?doctor=d1&hospital=b')).toEqual(['PHYSICAL', 'b']);
    expect(open(doctorWith({ a: true, b: true, c: false }), '?doctor=d1&hospital=c')).toEqual(['PHYSICAL', '']);
    expect(open(doctorWith({ a: false }), '?doctor=d1&type=PHYSICAL')).toEqual(['ONLINE', '']);
    expect(open(hospital, '?hospital=h1')).toEqual(['PHYSICAL', 'h1']);
  });

  it('are emptied after a change of the type if they are no longer possible', () => {
    const chosen = draft({ type: 'PHYSICAL', service: 'cardiology', doctor: 'aline' });
    expect(fitting(hospital, chosen, { type: 'ONLINE' })).toEqual({ type: 'ONLINE', service: '', doctor: '' });
    expect(fitting(hospital, chosen, { reason: 'Pain' })).toEqual({ reason: 'Pain' });
    const ofDoctor = draft({ service: 'cardiology', doctor: 'd1' });
    expect(fitting(doctorWith({ kabutare: true }), ofDoctor, { type: 'PHYSICAL' })).toEqual({ type: 'PHYSICAL' });
  });
});
