import sharp from 'sharp';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { makeCatalogueItems } from '../../apps/api/src/testing/catalogue-items.ts';
import { worked } from '../../apps/api/src/testing/imports.ts';
import { makeAdmin, makePatient, makePlace, type Person } from '../../apps/api/src/testing/people.ts';
import type { World } from '../world.ts';
import { type Case, stowaway, type Verdict } from './case.ts';
import { samePicture } from './same-picture.ts';
import { type Answer, open, sendForm } from './sending.ts';

/** An address that takes files. */
export interface Door {
  name: string;
  verdict: (file: Case) => Verdict;
  send: (files: readonly Case[]) => Promise<Answer>;
  /** What is wrong with a file that was taken. */
  look: (file: Case, answer: Answer) => Promise<string[]>;
}

export async function doors(world: World): Promise<Door[]> {
  const [patient, admin] = [await makePatient(world), await makeAdmin(world)];
  return [pictures(world, patient), messages(world, patient), await prescriptions(world), lists(world, admin)];
}

function pictures(world: World, { id, token }: Person): Door {
  return {
    name: 'pictures',
    verdict: ({ picture }) => picture,
    send: (files) => sendForm(world, '/upload_file', token, { itemType: 'patient', itemId: id }, 'file', files),
    look: async (_file, { data }) => {
      const { status, header, bytes } = await open(world, `/files/${data[0].filename}`);
      if (status !== 200) return [`its address answers ${status}`];
      const { format, width, height, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      return [
        ...(format === 'webp' && header('content-type') === 'image/webp' ? [] : [`it is served as ${format}`]),
        ...(Math.max(width, height) <= 1_600 ? [] : [`it is ${width} × ${height}`]),
        ...(exif || xmp || iptc || icc ? ['what was written into it is still there'] : []),
        ...(bytes.includes(stowaway) ? ['what it carried is still there'] : []),
        ...(header('x-content-type-options') === 'nosniff' ? [] : ['a browser may guess what it is']),
      ];
    },
  };
}

function messages(world: World, { token }: Person): Door {
  return {
    name: 'attachments',
    verdict: ({ attachment }) => attachment,
    send: (files) => sendForm(world, '/messages', token, { draft: '1', subject: 'x' }, 'attachments[]', files),
    look: async (file, { data }) => {
      const [kept] = data.files;
      return [...wrongName(kept.name), ...(await handedOver(world, kept.url, file))];
    },
  };
}

async function prescriptions(world: World): Promise<Door> {
  const { db } = world.platform;
  const [{ token }, pharmacy] = [await makePatient(world), await makePlace(world, 'pharmacy')];
  const { drug } = await makeCatalogueItems(world);
  const offer = newId();
  await db
    .insertInto('offer')
    .values({ id: offer, provider_id: pharmacy.id, kind: 'pharmacy', drug_id: drug, price: 500 })
    .execute();
  const order = {
    pharmacy_id: pharmacy.id,
    pharmacy_drug_id: offer,
    quantity: '1',
    collect: '1',
    payment_method: 'CASH',
  };
  return {
    name: 'prescriptions',
    verdict: ({ attachment }) => attachment,
    send: async (files) => {
      // the same order again within a minute would be a double click
      world.clock.now = new Date(world.clock.now.getTime() + 61_000);
      return sendForm(world, '/patient/order/pharmacy/prescription', token, order, 'attachments[]', files);
    },
    look: (file, { data }) => handedOver(world, data.attachments[0], file),
  };
}

function lists(world: World, { token }: Person): Door {
  return {
    name: 'imports',
    verdict: ({ table }) => table,
    send: (files) => worked(world, sendForm(world, '/admin/tests/import', token, { dry_run: '0' }, 'file', files)),
    look: async () => [],
  };
}

/** A name that is shown, sent in a header and kept by whoever saves the file. */
const wrongName = (name: string): string[] =>
  name.length > 120 || /[/\\<>:"|?*\p{Cc}\p{Cf}]/u.test(name) || /^[.\s]|[.\s]$/.test(name) || !name.isWellFormed()
    ? [`its name is ${JSON.stringify(name)}`]
    : [];

async function handedOver(world: World, url: string, file: Case): Promise<string[]> {
  const { status, header, bytes } = await open(world, url);
  if (status !== 200) return [`its address answers ${status}`];
  const type = header('content-type');
  const [how] = header('content-disposition').split(';');
  return [
    ...(await samePicture(type, file.bytes, bytes)),
    ...(header('x-content-type-options') === 'nosniff' ? [] : ['a browser may guess what it is']),
    ...(/html|script|svg|xml$/.test(type.replace(/^application\/vnd\.openxml[\w.-]*/, ''))
      ? [`it is served as ${type}`]
      : []),
    ...(type === 'application/pdf' || header('content-security-policy').includes('sandbox')
      ? []
      : ['it may run in our name']),
    ...(file.shown && how !== file.shown ? [`it is handed over as ${how}`] : []),
    ...(header('cache-control') === 'no-store' ? [] : ['it is kept on the way']),
  ];
}
