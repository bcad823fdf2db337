import type { DrugOrder, LabOrder } from '@ivuriro/contract';
import type { Platform } from '../../platform/platform.ts';
import { divisionNames, drugsById, testsById } from '../catalogue/index.ts';
import { fileCodes } from '../consultations/index.ts';
import { providerRefs } from '../directory/index.ts';
import { signedAddress } from '../files/index.ts';
import { patientRefs } from '../identity/index.ts';
import { paymentRefs } from '../payments/index.ts';
import { offersById } from './offers.queries.ts';
import { filesOf, linesOf, type LineRow, type OrderRow } from './orders.queries.ts';

/** For whom: attachments are signed for this account. */
export interface Viewer {
  id: string;
}

export async function presentLabOrders(platform: Platform, rows: OrderRow[], viewer: Viewer): Promise<LabOrder[]> {
  const { common, goodsOf, offers, providers } = await gathered(platform, rows, viewer);
  const tests = await testsById(platform.db, [...new Set([...offers.values()].map((offer) => offer.test_id!))]);
  return rows.map((row) => ({
    ...common(row),
    laboratory: { id: row.provider_id, name: providers.get(row.provider_id)!.name },
    orderedTestsDetails: goodsOf(row).map(({ id, offer_id, price }) => {
      const test = tests.get(offers.get(offer_id)!.test_id!)!;
      return {
        id,
        laboratory_test: { id: offer_id, test: { id: test.id, title: test.title }, test_price: price },
      };
    }),
  }));
}

export async function presentDrugOrders(platform: Platform, rows: OrderRow[], viewer: Viewer): Promise<DrugOrder[]> {
  const { common, goodsOf, offers, providers } = await gathered(platform, rows, viewer);
  const [drugs, codes] = await Promise.all([
    drugsById(platform.db, [...new Set([...offers.values()].map((offer) => offer.drug_id!))]),
    fileCodes(platform.db, [...new Set(rows.flatMap((row) => row.consultation_file_id ?? []))]),
  ]);
  return rows.map((row) => ({
    ...common(row),
    pharmacy: { id: row.provider_id, name: providers.get(row.provider_id)!.name },
    orderDetails: goodsOf(row).map(({ id, offer_id, price, quantity }) => {
      const { id: drugId, name, image } = drugs.get(offers.get(offer_id)!.drug_id!)!;
      return {
        id,
        pharmacy_drug: { id: offer_id, price, drug: { id: drugId, name, image } },
        quantity,
        total: price * quantity,
      };
    }),
    needs_prescription: row.needs_prescription,
    prescription_code: row.consultation_file_id && codes.get(row.consultation_file_id)!,
    prescription_accepted: row.prescription_accepted,
  }));
}

/** What both say, each table asked once for all orders of a page. */
async function gathered(platform: Platform, rows: OrderRow[], viewer: Viewer) {
  const { db } = platform;
  const ids = rows.map((row) => row.id);
  const lines = await linesOf(db, ids);
  const divisions = [...new Set(rows.flatMap((row) => row.division_code ?? []))];
  const [offers, providers, patients, payments, addresses, files] = await Promise.all([
    offersById(db, [...new Set(lines.map((line) => line.offer_id))]),
    providerRefs(db, [...new Set(rows.map((row) => row.provider_id))]),
    patientRefs(
      db,
      rows.map((row) => row.patient_id),
      true,
    ),
    paymentRefs(
      db,
      rows.map((row) => row.payment_id),
    ),
    divisionNames(db, divisions),
    filesOf(db, ids),
  ]);
  const signed = ({ id, kind, patient_id: patientId }: OrderRow) =>
    files
      .filter((file) => file.order_id === id)
      .map(({ file_id }) =>
        signedAddress(platform, file_id, { accountId: viewer.id, object: `${kind}_order:${id}`, patientId }),
      );
  const common = (row: OrderRow) => {
    const { id, full_name, user_code, picture, phone } = patients.get(row.patient_id)!;
    const address = row.division_code === null ? undefined : addresses.get(row.division_code);
    return {
      id: row.id,
      request_id: row.code,
      patient: { id, full_name, user_code, picture, phone: phone ?? null },
      category: row.category as LabOrder['category'],
      status: row.status as LabOrder['status'],
      created_at: row.created_at.toISOString(),
      attachments: signed(row),
      collect: !address,
      address: address ? { ...address, house_street_no: row.house_street_no! } : null,
      payment: payments.get(row.payment_id)!,
    };
  };
  const goodsOf = (row: OrderRow): LineRow[] => lines.filter((line) => line.order_id === row.id);
  return { common, goodsOf, offers, providers };
}
