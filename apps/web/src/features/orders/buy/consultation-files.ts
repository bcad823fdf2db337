import type { Appointment } from '@ivuriro/contract';
import type { ShopKind } from './provider-kinds.ts';

export type UsableFile = { id: string; doctor: string; created_at: string; names: string[]; asksFor: string[] };

/** The number of days for which a consultation file counts as a prescription. */
const days = 90;
const dayMs = 86_400_000;

/** The recent consultation files that name tests (for a laboratory) or drugs (for a pharmacy), newest first. */
export function usableFiles(appointments: Appointment[], kind: ShopKind, now: Date): UsableFile[] {
  return appointments
    .flatMap(({ doctor, consulatation_file: file }): UsableFile[] => {
      if (!file || Date.parse(file.created_at) < now.getTime() - days * dayMs) return [];
      const asked =
        kind === 'laboratory'
          ? file.lab_tests.map(({ id, title }) => ({ id, name: title }))
          : file.drugs.map(({ drug }) => drug);
      if (asked.length === 0) return [];
      const { id, created_at } = file;
      const names = asked.map(({ name }) => name);
      return [{ id, doctor: doctor.name, created_at, names, asksFor: asked.map((one) => one.id) }];
    })
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
}
