import { newId } from '../../apps/api/src/platform/ids.ts';
import { payloads } from './payloads.ts';
import type { XssFixture } from './xss-fixture.ts';

export interface PageCheck {
  who: keyof XssFixture['people'] | 'visitor';
  path: string;
  /** The name or text of a button that is pressed first. */
  presses?: string | undefined;
  /** Texts that were written and that this page must show. */
  reads: string[];
}

/** Writes hostile text into every field that other people read; each short field gets one payload in each round. */
export async function writePayloads(
  { tell, people, platform, appointment }: XssFixture,
  round: number,
): Promise<PageCheck[]> {
  let turn = round * 17;
  const short = (word: string, most: number): string => {
    for (let tries = 0; tries < payloads.length; tries++) {
      const text = `${word} ${payloads[turn++ % payloads.length]}`;
      if (text.length <= most) return text;
    }
    throw new Error(`nothing is short enough for ${word}`);
  };
  const long = (word: string, most = 20_000): string => {
    const texts = payloads.map((_, n) => payloads[(n + round) % payloads.length]!);
    let text = `<p>${word}begins</p>`;
    for (const one of texts) if (text.length + one.length + word.length + 30 < most) text += `\n<p>${one}</p>`;
    return `${text}<p>${word}ends</p>`;
  };
  const list = (word: string) => JSON.stringify([{ value: short(word, 150) }]);
  const { doctor, hospital, laboratory, pharmacy, patient } = people;

  // resets the rate limits, so that the limit of the contact form refuses none of these calls
  await platform.pool.query('delete from call_count');
  await tell('doctor', 'POST /doctor/update_profile', {
    name: short('Docname', 120),
    email: doctor.email,
    bio: long('Bio'),
    RMDC_Reg_number: '<b>7</b>',
    education_trainings: list('Education'),
    awards_honors: list('Awards'),
    language_spoken: list('Language'),
    publication: list('Publication'),
    other_certificates: list('Certificate'),
  });
  const place = (word: string, { email }: { email: string }) => ({
    name: short(`${word}name`, 160),
    about: long(`${word}about`),
    address: short(`${word}street`, 200),
    email,
    otherServicesProvided: list(`${word}service`),
  });
  await tell('hospital', 'PUT /hospital/update', place('Hos', hospital));
  await tell('laboratory', 'PUT /laboratory/update', place('Lab', laboratory));
  await tell('pharmacy', 'PUT /pharmacy/update', place('Pha', pharmacy));
  await tell('patient', 'POST /patient/update_profile', {
    full_name: short('Patname', 120),
    email: patient.email,
    address: short('Patstreet', 200),
  });
  const test = await tell('admin', 'POST /admin/tests', {
    title: short('Testtitle', 200),
    description: long('Test'),
    patient_preparation: short('Prepare', 2_000),
    basic_of_test: short('Basic', 2_000),
  });
  await platform.db
    .insertInto('offer')
    .values({ id: newId(), provider_id: laboratory.id, kind: 'laboratory', test_id: test.id, price: 5_000 })
    .execute();
  const blog = await tell('admin', 'POST /admin/blogs', {
    title: short('Blogtitle', 200),
    content: long('Blog', 90_000),
  });
  for (const key of ['faq', 'term', 'policy'])
    await tell('admin', 'POST /admin/static_contents', { key, value: long(key, 90_000) });
  const review = await tell('patient', 'POST /patient/doctor-reviews', {
    doctor_id: doctor.id,
    reviews: `Review ${long('Review', 1_900)}`,
    overall: 4,
  });
  await tell('admin', `POST /admin/doctor-reviews/${review.id}`, { accepted: 1 });
  const reply = await tell('doctor', 'POST /doctor/doctorReplyReview', {
    reply_review_id: review.id,
    reply: long('Reply', 1_900),
  });
  await tell('admin', `POST /admin/doctor_review_reply/${reply.id}`, { accepted: 1 });
  const form = new FormData();
  form.append('to', doctor.id);
  form.append('subject', short('Subject', 200));
  form.append('message', long('Message', 9_000));
  form.append(
    'attachments[]',
    new Blob(['x']),
    'Filename <img src=x onerror=ran.push(1)> "><script>ran.push(2)<\u2044script>.txt',
  );
  const sent = await tell('patient', 'POST /messages', form);
  const { rows } = await platform.reads.query(
    `select c.id from message_copy c join message_copy mine on mine.message_id = c.message_id where mine.id = $1 and c.account_id = $2`,
    [sent.id, doctor.id],
  );
  await tell('admin', 'POST /contactus', {
    name: short('Visitorname', 120),
    email: 'a@example.org',
    message: long('Contact', 4_900),
  });
  await platform.pool.query('update appointment set reason = $1 where id = $2', [
    long('Reason', 1_900),
    appointment.id,
  ]);
  return [
    {
      who: 'visitor',
      path: `/doctors/view/${doctor.id}`,
      reads: ['Docname', 'Bioends', 'Reviewends', 'Replyends'],
    },
    { who: 'visitor', path: '/doctors?text-search=Docname', reads: ['Docname'] },
    {
      who: 'visitor',
      path: `/hospital-clinics/view/${hospital.id}`,
      reads: ['Hosname', 'Hosaboutends', 'Hosstreet', 'Hosservice'],
    },
    { who: 'visitor', path: `/laboratories/view/${laboratory.id}`, reads: ['Labname', 'Lababoutends'] },
    { who: 'visitor', path: `/laboratories/${laboratory.id}/tests`, reads: ['Testtitle'] },
    {
      who: 'visitor',
      path: `/laboratories/${laboratory.id}/tests`,
      presses: 'Details of Testtitle',
      reads: ['Testends', 'Prepare'],
    },
    { who: 'visitor', path: `/pharmacies/view/${pharmacy.id}`, reads: ['Phaname', 'Phaaboutends'] },
    { who: 'visitor', path: '/search?text-search=Docname', reads: ['Docname'] },
    { who: 'visitor', path: '/blog', reads: ['Blogtitle'] },
    { who: 'visitor', path: `/blog/view/${blog.id}`, reads: ['Blogtitle', 'Blogends'] },
    { who: 'visitor', path: '/faq', reads: ['faqends'] },
    { who: 'visitor', path: '/terms', reads: ['termends'] },
    { who: 'visitor', path: '/privacy-policy', reads: ['policyends'] },
    { who: 'patient', path: '/profile/messages?box=sent', reads: ['Subject', 'Docname'] },
    { who: 'patient', path: '/profile/appointment', reads: ['Docname'] },
    { who: 'patient', path: '/profile/reviews', reads: ['Docname', 'Reviewends'] },
    {
      who: 'doctor',
      path: `/dashboard/messages/doctor?id=${rows[0].id}`,
      reads: ['Subject', 'Messageends', 'Patname', 'Filename'],
    },
    { who: 'doctor', path: `/dashboard/doctor/appointments/all/${appointment.id}`, reads: ['Patname', 'Reasonends'] },
    { who: 'doctor', path: '/dashboard/doctor/reviews', reads: ['Reviewends'] },
    { who: 'laboratory', path: '/dashboard/laboratory/tests', reads: ['Testtitle'] },
    { who: 'admin', path: '/dashboard/messages/admin', reads: ['Visitorname'] },
    { who: 'admin', path: `/dashboard/admin/reviews/doctor/${doctor.id}`, reads: ['Reviewends', 'Patname'] },
    { who: 'admin', path: '/dashboard/admin/members/doctor?text-search=Docname', reads: ['Docname'] },
    { who: 'admin', path: `/dashboard/admin/static-content/blog/${blog.id}`, reads: ['Blogends'] },
    { who: 'admin', path: '/dashboard/admin/static-content/texts/faq', reads: ['faqends'] },
    { who: 'admin', path: `/dashboard/admin/appointments/all/${appointment.id}`, reads: ['Patname'] },
  ];
}
