import { type ProcessFixture } from './process-fixture.ts';
import {
  type Send,
  type StartedAction,
  prepareAppointment,
  openIntent,
  finish,
  paidAppointment,
  callback,
  bookedAppointment,
  prepareDebt,
  prepareDrugOrder,
} from './prepare-action.ts';

type Action = (fixture: ProcessFixture, send: Send) => Promise<StartedAction>;

const appointments =
  'select count(*) from appointment a join slot_claim c on c.appointment_id = a.id where a.patient_id = $1';
const orders = 'select count(*) from medical_order where patient_id = $1';
const booked = `${appointments} and c.state = 'BOOKED'`;
const returned = `${appointments} and c.state = 'RELEASED' and (select status from payment p where p.id = a.payment_id) = 'REFUNDED'`;
const ofOne = (sql: string, { id }: { id: string }, count = 1) => ({ sql, id, count });

/** Commands that begin with an HTTP request. */
export const calls: Record<string, Action> = {
  'a visit paid in cash': async (fixture, send) => {
    const { patient, fields } = await prepareAppointment(fixture, 'PHYSICAL');
    const begin: StartedAction['begin'] = (headers) =>
      send('POST', '/patient/request/appointment', patient, { ...fields, payment_method: 'CASH' }, headers);
    return { begin, retry: () => begin({}), expected: ofOne(booked, patient) };
  },
  'a payment is opened': async (fixture, send) => {
    const { patient, fields } = await prepareAppointment(fixture);
    const begin: StartedAction['begin'] = async (headers) => {
      const opened = await openIntent(send, patient, fields, headers);
      if (opened.status !== 201) return opened;
      const { data } = opened;
      fixture.gateway.pay(data.tx_ref, data.amount);
      return finish(send, patient, data.tx_ref, {});
    };
    return { begin, retry: () => begin({}), expected: ofOne(booked, patient) };
  },
  'a payment is opened by who never comes back': async (fixture, send) => {
    const { patient, fields } = await prepareAppointment(fixture);
    const held = `${appointments.replace('join', 'right join')} and c.state in ('HELD', 'BOOKED')`;
    return { begin: (headers) => openIntent(send, patient, fields, headers), expected: ofOne(held, patient, 0) };
  },
  'the last call of a visit that is paid': async (fixture, send) => {
    const { patient, txRef } = await paidAppointment(fixture, send);
    const begin: StartedAction['begin'] = (headers) => finish(send, patient, txRef, headers);
    return { begin, retry: () => begin({}), expected: ofOne(booked, patient) };
  },
  'a callback': async (fixture, send) => {
    const { patient, begin } = await callback(fixture, send);
    return { begin, retry: () => begin({}), expected: ofOne(booked, patient) };
  },
  'a visit is cancelled': async (fixture, send) => {
    const { patient, cancel } = await bookedAppointment(fixture, send);
    return { begin: cancel, retry: () => cancel({}), expected: ofOne(returned, patient) };
  },
  'a payout': async (fixture, send) => {
    const { doctor, pay } = await prepareDebt(fixture, send);
    return { begin: pay, retry: () => pay({}), expected: ofOne(paidOut, doctor) };
  },
  'an order paid in cash': async (fixture, send) => {
    const { patient, fields } = await prepareDrugOrder(fixture);
    const begin: StartedAction['begin'] = (headers) =>
      send('POST', '/patient/order/pharmacy/prescription', patient, { ...fields, payment_method: 'CASH' }, headers);
    return { begin, retry: () => begin({}), expected: ofOne(orders, patient) };
  },
  'the last call of an order that is paid': async (fixture, send) => {
    const { patient, fields } = await prepareDrugOrder(fixture);
    const intent = await openIntent(send, patient, { ...fields, purpose: 'prescription' });
    const { tx_ref, amount } = intent.data;
    fixture.gateway.pay(tx_ref, amount);
    const begin: StartedAction['begin'] = (headers) =>
      send('POST', '/patient/order/pharmacy/prescription', patient, { payment_data: { tx_ref } }, headers);
    return { begin, retry: () => begin({}), expected: ofOne(orders, patient) };
  },
};

/** Commands that the worker runs as jobs, by the name of the job. */
export const jobs: Record<string, Action> = {
  settle_told_payment: calls['a callback']!,
  send_refund: calls['a visit is cancelled']!,
  carry_payout: calls['a payout']!,
  outbox: calls['a callback']!,
};

const paidOut = `select count(*) from payout where provider_id = $1 and status = 'CONFIRMED'`;
