import type { Kind } from '@ivuriro/contract/endpoint';
import type { Platform } from '../../../platform/platform.ts';
import type { CardContent } from '../../../platform/web/sharing-cards.ts';
import { pictureBytes } from '../../files/index.ts';
import { doctorCardRows, type PlaceRow, placeCardRows } from '../queries/cards.queries.ts';
import { drawing, isPublished, type PlaceKind } from '../../providers/index.ts';

const words: Record<PlaceKind, string> = {
  hospital: 'Hospital',
  laboratory: 'Laboratory',
  pharmacy: 'Pharmacy',
};

/** The preview card of a shared link to a published provider: name, speciality or kind, and location. */
export const providerCard =
  (kind: Kind) =>
  async (platform: Platform, id: string): Promise<CardContent | null> => {
    if (!(await isPublished(platform.db, kind, id))) return null;
    const said = kind === 'doctor' ? await doctor(platform, id) : await place(platform, id);
    return said && { ...said, frame: 'portrait' };
  };

async function doctor(platform: Platform, id: string) {
  const [row] = await doctorCardRows(platform.reads, [id], platform.now());
  if (!row) return null;
  const [speciality] = row.specialities;
  const [hospital] = row.hospitals;
  const where = hospital && [hospital.name, hospital.district].filter(Boolean).join(', ');
  return { title: row.name, lines: present([speciality?.name, where]), ...pictured(platform, row) };
}

async function place(platform: Platform, id: string) {
  const [row] = await placeCardRows(platform.reads, [id]);
  return row ? { title: row.name, lines: present([kindOf(row), whereOf(row)]), ...pictured(platform, row) } : null;
}

const kindOf = ({ kind, type }: PlaceRow) => type ?? words[kind as keyof typeof words];
const whereOf = ({ sector, district }: PlaceRow) => [sector, district].filter(Boolean).join(', ');
const present = (lines: (string | undefined)[]) =>
  lines.filter((line) => line !== undefined && line !== '') as string[];

function pictured({ db, storage }: Platform, { id, picture }: { id: string; picture: { filename: string } | null }) {
  return {
    pictureName: picture?.filename ?? id,
    picture: async () =>
      (picture && (await pictureBytes(storage, picture.filename))) ?? Buffer.from(await drawing(db, id)),
  };
}
