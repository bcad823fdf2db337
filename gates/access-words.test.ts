import { expect, it } from 'vitest';
import { grants, modules, routes } from '../apps/api/src/app.ts';
import { texts } from '../apps/web/src/features/privacy/access-log/texts.ts';

/**
 * The audit actions by which somebody else reads or changes data of a patient. A guardian or representative does what
 * patients do.
 */
function seenByPatients(): string[] {
  const ofPatients = new Set(grants.filter(({ subject }) => subject).map(({ object }) => object));
  const about = (object: string) => ofPatients.has(object.split('@')[0]!);
  const calls = routes.filter(({ who, endpoint }) => who === 'patient' || about(endpoint.object));
  const events = modules
    .flatMap(({ sockets }) => sockets?.events ?? [])
    .filter(({ declared }) => about(declared.object));
  const lines = [...calls.map(({ endpoint }) => endpoint.audit), ...events.map(({ declared }) => declared.audit)];
  return [...new Set(lines)].filter((line) => line !== 'none');
}

it('every action of somebody else on a patient’s data has a text that the patient reads', () => {
  const lines = seenByPatients();
  expect(lines).toEqual(expect.arrayContaining(['appointment.read', 'appointment.booked']));
  expect(lines.filter((line) => !(line in texts.en.actions))).toEqual([]);
});
