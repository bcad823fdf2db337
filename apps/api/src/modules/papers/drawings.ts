import { asSystem } from '../../platform/db/actor-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PrivateFile } from '../files/index.ts';
import { drawDayList } from './document/day-list.ts';
import { drawEntrancePoster } from './document/entrance-poster.ts';
import { drawDrugLabels } from './document/drug-labels.ts';
import { drawPatientLabels } from './document/label.ts';
import { drawLaboratoryRequest, drawLaboratoryResult } from './document/laboratory.ts';
import { drawReceipt } from './document/receipt.ts';

type Draw<Of> = (platform: Platform, of: Of, day: string) => Promise<Buffer>;

/** The papers that one document may contain for several appointments or orders, whose ids the function gets. */
const severalDrawings = {
  label: drawPatientLabels,
  lab_request: drawLaboratoryRequest,
  lab_result: drawLaboratoryResult,
  drug_label: drawDrugLabels,
} satisfies Record<string, Draw<readonly string[]>>;
export type SeveralPaperName = keyof typeof severalDrawings;
const one =
  (draw: Draw<readonly string[]>): Draw<string> =>
  (platform, id, day) =>
    draw(platform, [id], day);

/**
 * The function that draws each paper. The id in the address is that of a provider, an appointment, a receipt or an
 * order.
 */
const drawings = {
  day_list: drawDayList,
  label: one(drawPatientLabels),
  receipt: drawReceipt,
  lab_request: one(drawLaboratoryRequest),
  lab_result: one(drawLaboratoryResult),
  drug_label: one(drawDrugLabels),
  entrance_poster: drawEntrancePoster,
} satisfies Record<string, Draw<string>>;
export type PaperName = keyof typeof drawings;

// a signed URL identifies the object and not the reader, so the read runs with the rights of the system
const generated =
  (name: PaperName) =>
  async (platform: Platform, id: string, day = ''): Promise<PrivateFile> =>
    pdf([name, day].filter(Boolean).join('-'), await asSystem(() => drawings[name](platform, id, day)));

/** One document with the papers of several appointments or orders, which the caller was granted. */
export const severalPapers = async (platform: Platform, name: SeveralPaperName, ids: string[]): Promise<PrivateFile> =>
  pdf(`${name}s`, await asSystem(() => severalDrawings[name](platform, ids)));

const pdf = (name: string, bytes: Buffer): PrivateFile => ({
  name: `${name.replaceAll('_', '-')}.pdf`,
  contentType: 'application/pdf',
  bytes,
});

export const generatedPapers = Object.fromEntries(
  (Object.keys(drawings) as PaperName[]).map((name) => [name, generated(name)]),
);
