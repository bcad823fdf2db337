import type { DrugOrderOfPatient, LabOrder, LabOrderOfPatient } from '@ivuriro/contract';
import type { Platform } from '../../../platform/platform.ts';
import { divisionNames } from '../../catalogue/index.ts';
import { fileCodes } from '../../consultations/index.ts';
import { signedAddress } from '../../files/index.ts';
import { memberNames } from '../../identity/index.ts';
import type { OrderWithRefs } from '../queries/orders.queries.ts';
import { lastStep, presentWork } from './present-work.ts';

/** The account that reads the order; links to attachments are signed for it. */
export interface Viewer {
  id: string;
}

export async function presentLabOrders(
  platform: Platform,
  rows: OrderWithRefs[],
  viewer: Viewer,
): Promise<LabOrderOfPatient[]> {
  const gathered = await gather(platform, rows, viewer);
  return gathered.map(({ row, common, provider, goods: offerings }) => ({
    ...common,
    laboratory: { id: row.provider_id, name: provider },
    orderedTestsDetails: offerings.map(({ id, offer_id, price, test }) => ({
      id,
      laboratory_test: { id: offer_id, test, test_price: price },
    })),
  }));
}

export async function presentDrugOrders(
  platform: Platform,
  rows: OrderWithRefs[],
  viewer: Viewer,
): Promise<DrugOrderOfPatient[]> {
  const [gathered, codes] = await Promise.all([
    gather(platform, rows, viewer),
    fileCodes(platform.db, [...new Set(rows.flatMap((row) => row.consultation_file_id ?? []))]),
  ]);
  return gathered.map(({ row, common, provider, goods: offerings }) => ({
    ...common,
    pharmacy: { id: row.provider_id, name: provider },
    orderDetails: offerings.map(({ id, offer_id, price, quantity, drug }) => ({
      id,
      pharmacy_drug: { id: offer_id, price, drug },
      quantity,
      total: price * quantity,
    })),
    needs_prescription: row.needs_prescription,
    prescription_code: row.consultation_file_id && codes.get(row.consultation_file_id)!,
    prescription_accepted: row.prescription_accepted,
  }));
}

/** The fields that orders of a laboratory and of a pharmacy share. */
async function gather(platform: Platform, rows: OrderWithRefs[], viewer: Viewer) {
  const codes = [...new Set(rows.flatMap((row) => row.division_code ?? []))];
  const members = rows.flatMap((row) => (row.patient_id === viewer.id ? [] : (lastStep(row.refs.work)?.by ?? [])));
  const [addresses, names] = await Promise.all([divisionNames(platform.db, codes), memberNames(platform.db, members)]);
  return rows.map((row) => {
    const { provider, patient, patient_picture, payment, goods: offerings, attachments } = row.refs;
    const { id, full_name, user_code, phone } = patient;
    const address = row.division_code === null ? undefined : addresses.get(row.division_code);
    const reader = { accountId: viewer.id, object: `${row.kind}_order:${row.id}`, patientId: row.patient_id };
    const common = {
      id: row.id,
      request_id: row.code,
      patient: { id, full_name, user_code, picture: patient_picture, phone },
      category: row.category as LabOrder['category'],
      status: row.status as LabOrder['status'],
      ...presentWork(row, row.patient_id === viewer.id, names),
      desk_message: row.refs.desk_message,
      created_at: row.created_at.toISOString(),
      attachments: attachments.map((file) => signedAddress(platform, file, reader)),
      collect: !address,
      address: address ? { ...address, house_street_no: row.house_street_no! } : null,
      payment,
    };
    return { row, common, provider, goods: offerings };
  });
}
