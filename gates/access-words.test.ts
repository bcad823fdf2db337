import { expect, it } from 'vitest';
import { grants, modules, routes } from '../apps/api/src/app.ts';
import { texts } from '../apps/web/src/features/privacy/access-log/texts.ts';

/**
 * The actions in the audit log by which somebody else reads or changes data of a patient. The actions of a guardian or
 * representative are the same as those of a patient.
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

it('every action in the audit log by which somebody else reads or changes data of a patient has a text for the patient', () => {
  const lines = seenByPatients();
  expect(lines).toEqual(expect.arrayContaining(['appointment.read', 'appointment.booked']));
  expect(lines.filter((line) => !(line in texts.en.actions))).toEqual([]);
});
