import { asSystem } from '../../platform/db/actor-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PrivateFile } from '../files/index.ts';
import { drawDayList } from './document/day-list.ts';
import { drawDrugLabels } from './document/drug-labels.ts';
import { drawPatientLabel } from './document/label.ts';
import { drawLaboratoryRequest, drawLaboratoryResult } from './document/laboratory.ts';
import { drawReceipt } from './document/receipt.ts';

/**
 * The function that draws each paper. The id in the address is that of a provider, an appointment, a receipt or an
 * order.
 */
const drawings = {
  day_list: drawDayList,
  label: drawPatientLabel,
  receipt: drawReceipt,
  lab_request: drawLaboratoryRequest,
  lab_result: drawLaboratoryResult,
  drug_label: drawDrugLabels,
} satisfies Record<string, (platform: Platform, id: string, day: string) => Promise<Buffer>>;
export type PaperName = keyof typeof drawings;

// a signed URL identifies the object and not the reader, so the read runs with the rights of the system
const generated =
  (name: PaperName) =>
  async (platform: Platform, id: string, day = ''): Promise<PrivateFile> => ({
    name: `${[name, day].filter(Boolean).join('-').replaceAll('_', '-')}.pdf`,
    contentType: 'application/pdf',
    bytes: await asSystem(() => drawings[name](platform, id, day)),
  });

export const generatedPapers = Object.fromEntries(
  (Object.keys(drawings) as PaperName[]).map((name) => [name, generated(name)]),
);
