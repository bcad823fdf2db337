import { told } from './steps/api.ts';
import { wizardOf } from './steps/book.ts';
import { expect, test } from './steps/test.ts';

const listed = (json: string): string[] => JSON.parse(json).map(({ value }: { value: string }) => value);

/**
 * Of the first 40 doctors, the one for whom the page has most to show: replies to reviews, hospitals and publications.
 */
async function fullest(): Promise<any> {
  const { data } = await told('GET /doctors?per_page=40');
  const doctors = await Promise.all(data.map(({ id }: { id: string }) => told(`GET /show/doctor/${id}`)));
  const much = (doctor: any) =>
    doctor.reviews.flatMap((review: any) => review.replies).length * 10 +
    doctor.hospitalAffiliations.length +
    listed(doctor.publication).length;
  return doctors.reduce((best, doctor) => (much(doctor) > much(best) ? doctor : best));
}

test('the page of a doctor shows everything that the API returns', async ({ page }) => {
  const doctor = await fullest();
  await page.goto('/doctors?text-search=' + encodeURIComponent(doctor.name));
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: doctor.name }).click();
  await expect(page).toHaveURL(new RegExp(`/doctors/view/${doctor.id}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'You are here' })).toContainText(doctor.name);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
  await expect(main.getByText(doctor.doctorSpecialties[0].name, { exact: true }).first()).toBeVisible();
  const portrait = main.locator('header img').first();
  await expect(portrait).toHaveAttribute('src', new RegExp(`${doctor.picture?.filename ?? doctor.id}`));
  const bio = await page.evaluate((html) => {
    const written = new DOMParser().parseFromString(html, 'text/html');
    return written.body.textContent.trim().slice(0, 40);
  }, doctor.bio);
  await expect(main).toContainText(bio);
  for (const day of ['Monday', 'Sunday']) await expect(main.getByText(day, { exact: true }).first()).toBeVisible();

  await main.getByRole('button', { name: 'View More' }).click();
  const more = page.getByRole('dialog', { name: doctor.name });
  for (const [title, lines] of [
    ['Registration number', [doctor.RMDC_Reg_number]],
    ['Specialities', doctor.doctorSpecialties.map(({ name }: { name: string }) => name)],
    ['Languages spoken', listed(doctor.language_spoken)],
    [
      'Treated diseases and symptoms',
      doctor.treatedSymptomsDiseases.length === 0
        ? ['No Speciality']
        : doctor.treatedSymptomsDiseases.map(({ name }: { name: string }) => name),
    ],
    ['Education and training', listed(doctor.education_trainings)],
    ['Awards and honors', listed(doctor.awards_honors)],
    ['Publications', listed(doctor.publication)],
  ] as const) {
    const group = more.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(group.getByRole('listitem').or(group.getByRole('paragraph'))).toHaveText(
      lines.length === 0 ? ['Nothing yet'] : [...lines],
    );
  }
  await page.keyboard.press('Escape');

  for (const { id, name } of doctor.hospitalAffiliations)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/hospital-clinics/view/${id}`);
  const said = main.getByText(/^Show \d+ more reviews?$/);
  if (await said.isVisible()) await said.click();
  for (const review of doctor.reviews.slice(0, 1)) await expect(main.getByText(review.reviews).first()).toBeVisible();
  const reply = doctor.reviews.flatMap((review: any) => review.replies)[0];
  if (reply) await expect(main.getByText(reply.reviews).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Write a review' })).toBeVisible();
  const map = main.getByRole('group', { name: /^Map of / });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: doctor.hospitalAffiliations[0].name })).toBeVisible();
  const isRough = doctor.hospitalAffiliations.some((place: any) => place.location_is_approximate);
  await expect(main.locator('figcaption')).toHaveText(isRough ? /^Approximate.*©/ : /^©/);

  await main.getByRole('link', { name: 'Make an appointment' }).click();
  await expect(wizardOf(page).getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
});

test('choosing a slot of the calendar opens the appointment dialog with that slot', async ({ page }) => {
  const { data } = await told('GET /doctors?order-by=soonest&consultation_type=ONLINE&per_page=1');
  await page.goto(`/doctors/view/${data[0].id}`);
  const times = page.locator('#times');
  const next = times.getByRole('button', { name: /^Next appointment on / });
  const free = times.getByRole('button', { name: /\d\d:\d\d$/, disabled: false });
  await expect(next.or(free).first()).toBeVisible();
  if (await next.isVisible()) await next.click();
  const time = /\d\d:\d\d$/.exec((await free.last().textContent()) ?? '')![0];
  await free.last().click();
  await expect(wizardOf(page).getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  await expect(wizardOf(page)).toContainText(time);
});

test('the page of a doctor lists a hospital where the doctor has no hours but does not offer it for booking, and shows the next free slot of the chosen type of consultation', async ({
  page,
}) => {
  const doctor = await withEmptyHospital();
  const name = ({ name: hospital, district }: any) => `${hospital}, ${district}`;
  const [offered, empty] = [true, false].map((bookable) =>
    doctor.hospitalAffiliations.filter((place: any) => place.bookable === bookable),
  );
  await page.goto(`/doctors/view/${doctor.id}`);
  const places = page.getByRole('main').getByRole('listitem').filter({ hasText: 'No times to book here' });
  await expect(places).toHaveCount(empty.length);
  for (const place of empty) await expect(places.getByRole('link', { name: place.name, exact: true })).toBeVisible();

  const times = page.locator('#times');
  await expect(times.getByText('Video', { exact: true })).toBeVisible();
  await times.getByRole('radio', { name: 'In person' }).check();
  await expect(times.getByText(name(doctor.next_by_type.PHYSICAL.hospital))).toBeVisible();
  await expect(times.getByText('Video', { exact: true })).toHaveCount(0);

  await times.getByRole('link', { name: 'Make an appointment' }).click();
  const hospital = wizardOf(page).getByLabel('Hospital');
  await expect(hospital.getByRole('option')).toHaveText(['Choose', ...offered.map(name)]);
});

test('while the page of a doctor stays open, slots disappear from it when they begin', async ({ page }) => {
  const { data } = await told('GET /doctors?order-by=soonest&consultation_type=ONLINE&per_page=1');
  await page.route('**/api/view_doctor/calendar/**', (route) => {
    const date = new URL(route.request().url()).searchParams.get('week_start_date')!;
    const slot = (hour: number) => ({ time: `0${hour}:00 PM`, end_time: `0${hour + 1}:00 PM`, isAvailable: true });
    const timeSlots = [3, 4].map((hour) => ({ ...slot(hour), types: ['ONLINE'], hospital_ids: [] }));
    const calendar = { isAvailable: true, nextAvailableDate: null, calendar: [{ date, timeSlots }] };
    return route.fulfill({ json: { message: '', data: { as_of: `${date}T14:55`, ...calendar } } });
  });
  await page.clock.install();
  await page.goto(`/doctors/view/${data[0].id}`);
  const times = page.locator('#times').getByRole('button', { name: /\d\d:\d\d$/ });
  await expect(times).toHaveText([/15:00$/, /16:00$/]);
  await page.clock.fastForward(6 * 60_000);
  await expect(times).toHaveText([/16:00$/]);
  await expect(page.locator('#times')).toContainText(/Next free today\s*16:00/);
});

/** A doctor with hours at some hospitals and none at others. */
async function withEmptyHospital(): Promise<any> {
  for (let at = 1; ; at++) {
    const { data } = await told(`GET /doctors?per_page=10&page=${at}`);
    for (const { id } of data) {
      const doctor = await told(`GET /show/doctor/${id}`);
      const bookable = doctor.hospitalAffiliations.filter((place: any) => place.bookable).length;
      const hasAll = bookable === doctor.hospitalAffiliations.length;
      if (bookable > 0 && !hasAll && doctor.bookable_online && doctor.next_by_type.PHYSICAL) return doctor;
    }
  }
}
