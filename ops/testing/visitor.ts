export interface Visitor {
  id: string;
  token: string;
}
export interface OnlineAppointment {
  id: string;
  attachment: string[];
}

/** Calls the API at this base URL; throws when the call is refused. */
export async function told<T = any>(address: string, line: string, body?: unknown, token?: string): Promise<T> {
  const [method, at] = line.split(' ') as [string, string];
  const isForm = body instanceof FormData;
  const answer = await fetch(`${address}/api${at}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const said = (await answer.json()) as { data: T; message: string };
  if (!answer.ok) throw new Error(`${line} was answered ${answer.status}: ${said.message}`);
  return said.data;
}

/** A signed-in account of the demo. */
export async function signIn(address: string, who: 'patient' | 'doctor'): Promise<Visitor> {
  const entries = await told(address, 'POST /login', { email: `${who}@ivuriro.test`, password: 'Ivuriro-demo-1' });
  return entries.map((entry: any) => entry[who]).find(Boolean);
}

/** Books an online appointment with the demo's doctor, with an attachment, paid by card. */
export async function bookAndPay(
  address: string,
  patient: Visitor,
  doctorId: string,
  paper: Blob,
): Promise<OnlineAppointment> {
  const { calendar } = await told(address, `GET /view_doctor/calendar/${doctorId}?consultation_type=ONLINE`);
  const slots = calendar.flatMap(({ date, timeSlots }: any) => timeSlots.map((slot: any) => ({ date, ...slot })));
  // chooses the last free slot, because the demo's patient has other appointments in the next days
  const free = slots.findLast((slot: any) => slot.isAvailable);
  const { doctorSpecialties } = await told(address, `GET /show/doctor/${doctorId}`);
  const wish = {
    speciality_id: doctorSpecialties[0].id,
    insurance_id: 'none',
    reason: 'Headache since Monday',
    assigned_date: free.date,
    start_time: free.time,
    end_time: free.end_time,
    consultation_type: 'ONLINE',
    doctor_id: doctorId,
    payment_method: 'CARD',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ purpose: 'appointment', ...wish })) form.append(name, value);
  form.append('attachments', paper, 'letter.pdf');
  const { tx_ref } = await told(address, 'POST /patient/payment_intents', form, patient.token);
  const paid = await fetch(`${address}/sandbox/checkout/${tx_ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'CARD', outcome: 'approve' }),
  });
  if (!paid.ok) throw new Error(`The sandbox answered ${paid.status}.`);
  const body = { ...wish, payment_data: { tx_ref } };
  const { id } = await told(address, 'POST /patient/request/appointment', body, patient.token);
  return told(address, `GET /patient/appointment/${id}`, undefined, patient.token);
}

/** A minimal PDF, which contains `words` so that it differs from others. */
export const paper = (words: string) =>
  new Blob(
    [
      `%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    ],
    {
      type: 'application/pdf',
    },
  );
