import sharp from 'sharp';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { makeCatalogueItems } from '../../apps/api/src/testing/catalogue-items.ts';
import { withJobsDone } from '../../apps/api/src/testing/imports.ts';
import { makeAdmin, makePatient, makePlace, type Person } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import { type Case, stowaway, type Verdict } from './case.ts';
import { type Answer, open, sendForm } from './send-form.ts';
import { handedOver, wrongName } from './stored-file.ts';

/** An endpoint that takes files. */
export interface UploadEndpoint {
  /** Method and path in the contract, such as `POST /messages`. */
  route: string;
  verdict: (file: Case) => Verdict;
  send: (files: readonly Case[]) => Promise<Answer>;
  /** Findings about an accepted file. */
  look: (file: Case, answer: Answer) => Promise<string[]>;
}

export async function uploadEndpoints(fixture: ApiFixture): Promise<UploadEndpoint[]> {
  const [patient, admin] = [await makePatient(fixture), await makeAdmin(fixture)];
  return [
    pictures(fixture, patient),
    messages(fixture, patient),
    lists(fixture, admin),
    ...(await purchases(fixture, await makePatient(fixture))),
  ];
}

const anotherList = 'another list, read as the one of the tests';
/** Endpoints that take files and are not tested, each with the reason. */
const unopened: Record<string, string> = {
  'POST /admin/drugs/import': anotherList,
  'POST /admin/doctors/import': anotherList,
  'POST /admin/hospitals/import': anotherList,
  'POST /admin/laboratories/import': anotherList,
  'POST /admin/pharmacies/import': anotherList,
  'POST /patient/request/appointment': 'each visit needs a free time; its files are kept as those of an order are',
  'PUT /messages/{id}': 'a draft that changes; its files are kept as those of a new one are',
};

/**
 * Returns differences between the contract and this gate: endpoints that take files but are not listed here, and
 * endpoints that are listed here but take no files.
 */
export function unlike(declared: readonly string[], tried: readonly string[]): string[] {
  const known = [...tried, ...Object.keys(unopened)];
  return [
    ...declared.filter((route) => !known.includes(route)).map((route) => `${route} takes files and is no door here`),
    ...known.filter((route) => !declared.includes(route)).map((route) => `${route} is known here and takes no files`),
  ];
}

function pictures(fixture: ApiFixture, { id, token }: Person): UploadEndpoint {
  return {
    route: 'POST /upload_file',
    verdict: ({ picture }) => picture,
    send: (files) => sendForm(fixture, '/upload_file', token, { itemType: 'patient', itemId: id }, 'file', files),
    look: async (_file, { data }) => {
      const { status, header, bytes } = await open(fixture, `/files/${data[0].filename}`);
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

function messages(fixture: ApiFixture, { token }: Person): UploadEndpoint {
  return {
    route: 'POST /messages',
    verdict: ({ attachment }) => attachment,
    send: (files) => sendForm(fixture, '/messages', token, { draft: '1', subject: 'x' }, 'attachments[]', files),
    look: async (file, { data }) => {
      const [kept] = data.files;
      return [...wrongName(kept.name), ...(await handedOver(fixture, kept.url, file))];
    },
  };
}

/** The endpoints for orders at a pharmacy and a laboratory, with an attachment. */
async function purchases(fixture: ApiFixture, { id, token }: Person): Promise<UploadEndpoint[]> {
  const { db } = fixture.platform;
  const [pharmacy, laboratory] = [await makePlace(fixture, 'pharmacy'), await makePlace(fixture, 'laboratory')];
  const { drug, test } = await makeCatalogueItems(fixture);
  const [drugOffering, testOffering] = [newId(), newId()];
  await db
    .insertInto('offer')
    .values([
      { id: drugOffering, provider_id: pharmacy.id, kind: 'pharmacy', drug_id: drug, price: 500 },
      { id: testOffering, provider_id: laboratory.id, kind: 'laboratory', test_id: test, price: 500 },
    ])
    .execute();
  const drugs = { pharmacy_id: pharmacy.id, pharmacy_drug_id: drugOffering, quantity: '1', collect: '1' };
  const tests = { laboratory_id: laboratory.id, laboratory_test_id: testOffering, collect: '1' };
  const cash = { payment_method: 'CASH' };
  const attached = (
    route: string,
    fields: Record<string, string>,
    look: UploadEndpoint['look'],
    by = token,
  ): UploadEndpoint => ({
    route: `POST ${route}`,
    verdict: ({ attachment }) => attachment,
    send: async (files) => {
      // moves the clock, because the product treats an equal order within a minute as a double click
      fixture.clock.now = new Date(fixture.clock.now.getTime() + 61_000);
      // voids unpaid orders, because a patient may have only a few
      const unpaid = db.updateTable('payment').set({ status: 'VOID' }).where('patient_id', '=', id);
      await unpaid.where('status', '=', 'CASH_DUE').execute();
      return sendForm(fixture, route, by, fields, 'attachments[]', files);
    },
    look,
  });
  const ofOrder: UploadEndpoint['look'] = (file, { data }) => handedOver(fixture, data.attachments[0], file);
  const ofMessage: UploadEndpoint['look'] = (file, { data }) => handedOver(fixture, data.files[0].url, file);
  const testsRoute = '/patient/request/laboratory/test';
  const { data } = await sendForm(fixture, testsRoute, token, { ...tests, ...cash }, 'attachments[]', []);
  const result = { message: 'All is well.', reference_id: data.id, user_id: id };
  // endpoints of providers come first: each upload moves the clock by a minute, and the session of a provider ends
  // after twelve hours without use
  return [
    attached('/laboratory/send/test/result/message', result, ofMessage, laboratory.token),
    attached('/patient/order/pharmacy/prescription', { ...drugs, ...cash }, ofOrder),
    attached(testsRoute, { ...tests, ...cash }, ofOrder),
    // does not check the stored file, because files of a payment intent are shown only with the order that follows
    attached('/patient/payment_intents', { ...drugs, purpose: 'prescription', payment_method: 'CARD' }, async () => []),
  ];
}

function lists(fixture: ApiFixture, { token }: Person): UploadEndpoint {
  return {
    route: 'POST /admin/tests/import',
    verdict: ({ table }) => table,
    send: (files) =>
      withJobsDone(fixture, sendForm(fixture, '/admin/tests/import', token, { dry_run: '0' }, 'file', files)),
    look: async () => [],
  };
}
