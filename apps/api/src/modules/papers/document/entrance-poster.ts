import { problem } from '../../../platform/errors.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { a4, ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawLetterhead } from '../../../platform/pdf/mark.ts';
import { drawQr } from '../../../platform/pdf/paper-head.ts';
import { write } from '../../../platform/pdf/typeset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerRefs } from '../../providers/index.ts';
import { findEntranceAddress } from '../../queue/index.ts';
import { en } from '../texts.ts';

const t = en.entrance;
const qrSize = 250;

/** Draws the poster for the door of a hospital: how patients say with their own phone that they have arrived. */
export async function drawEntrancePoster(platform: Platform, placeId: string): Promise<Buffer> {
  const address = await findEntranceAddress(platform.db, platform, placeId);
  if (!address) throw problem('not_found');
  const { name } = (await providerRefs(platform.db, [placeId])).get(placeId)!;
  const { doc, finish } = openPaper({ Title: `${t.title} · ${name}`, Author: 'Ivuriro' });
  const say = (text: string, size: number, weight: 'regular' | 'bold', gap: number) => {
    write(doc, [{ text, size, weight, colour: ink.text }], margin.side, { width: measure, left: true, onePage: true });
    doc.y += gap;
  };
  drawLetterhead(doc);
  doc.y = 96;
  say(name, 16, 'regular', 6);
  say(t.title, 44, 'bold', 10);
  say(t.says, 18, 'regular', 22);
  drawQr(doc, address, (a4.width - qrSize) / 2, doc.y, qrSize);
  doc.y += qrSize + 22;
  for (const [index, step] of t.steps.entries()) say(`${index + 1}.  ${step}`, 16, 'regular', 6);
  doc.y += 12;
  say(t.type, 14, 'regular', 4);
  say(address.replace(/^https?:\/\//, ''), 20, 'bold', 16);
  say(t.noPhone, 14, 'regular', 0);
  return finish();
}
