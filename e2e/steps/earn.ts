import { expect } from '@playwright/test';
import { address } from './address.ts';
import { told } from './api.ts';
import { newPatient, signInByApi, type SignedIn } from './people.ts';
import { laboratory } from './shops.ts';

/**
 * The demo's laboratory sells a test that is paid by card, and completes the order, so that money waits for a payout.
 */
export async function earnAtLaboratory(): Promise<{ laboratory: SignedIn; price: number }> {
  const shop = await laboratory();
  const patient = await newPatient('Solange');
  const [sold] = shop.sold;
  const { tx_ref } = await told('POST /patient/payment_intents', {
    token: patient.token,
    body: {
      purpose: 'laboratory_test',
      payment_method: 'CARD',
      laboratory_id: shop.id,
      laboratory_test_id: [sold!.id],
      collect: true,
    },
  });
  const paid = await fetch(`${address}/sandbox/checkout/${tx_ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'CARD', outcome: 'approve' }),
  });
  expect(paid.ok).toBe(true);
  const order = await told('POST /patient/request/laboratory/test', {
    token: patient.token,
    body: { payment_data: { tx_ref } },
  });
  const seller = await signInByApi('laboratory@ivuriro.test');
  await told(`PUT /laboratory/test/orders/${order.id}`, { token: seller.token, body: { status: 'COMPLETED' } });
  return { laboratory: seller, price: sold!.price };
}
