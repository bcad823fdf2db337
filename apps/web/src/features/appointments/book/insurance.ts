import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import type { Draft } from './draft.ts';
import { texts, type BookingTexts } from './texts.ts';

type Named = { id: string; name: string };
type Place = { name: string; acceptedInsurances: Named[] };

/** The selectable insurers, and the text on whether the hospital of the appointment accepts the chosen one. */
export function useInsurance(draft: Draft) {
  const t = useTexts(texts);
  const inPerson = draft.type === 'PHYSICAL';
  const insurers = useAnswer(inPerson ? 'insurances' : null, (signal) => call('GET /insurances', { signal }));
  const place = useAnswer(inPerson && draft.hospital ? draft.hospital : null, (signal) =>
    call('GET /show/hospital/{id}', { params: { id: draft.hospital }, query: { team: 0 }, signal }),
  );
  const others = insurers.data?.filter(({ id }) => id !== 'none') ?? [];
  return {
    ...insurers,
    options: [{ value: 'none', label: t.noInsurance }, ...others.map(({ id, name }) => ({ value: id, label: name }))],
    chosen: draft.insurance === 'none' ? t.noInsurance : others.find(({ id }) => id === draft.insurance)?.name,
    says: saysOf(
      others.find(({ id }) => id === draft.insurance),
      place.data,
      t,
    ),
  };
}

export type Insurance = ReturnType<typeof useInsurance>;

/**
 * The text about the chosen insurer; undefined without one. Until the hospital is known it says only what is true of
 * every hospital.
 */
export function saysOf(insurer: Named | undefined, place: Place | undefined, t: BookingTexts): string | undefined {
  if (!insurer) return undefined;
  if (!place) return t.insuranceSays(insurer.name);
  const accepted = place.acceptedInsurances.some(({ id }) => id === insurer.id);
  const atPlace = accepted ? t.insuranceAccepted : t.insuranceNotAccepted;
  return `${atPlace(place.name, insurer.name)} ${t.insuranceSays(insurer.name)}`;
}
