import type { Locator } from '@playwright/test';
import { told } from './steps/api.ts';
import { openFilters } from './steps/find-doctor.ts';
import { expect, test } from './steps/test.ts';

const kinds = {
  hospital: { path: '/hospital-clinics', list: 'hospitals', heading: 'Verified Hospitals & Clinics' },
  laboratory: { path: '/laboratories', list: 'laboratories', heading: 'Laboratories' },
  pharmacy: { path: '/pharmacies', list: 'pharmacies', heading: 'Pharmacies' },
};

/** Of the first 40 places of a kind, the one with the most facilities, reviews and insurers. */
async function fullest(kind: keyof typeof kinds): Promise<any> {
  const all: { id: string }[] = await told(`GET /${kinds[kind].list}?withoutPaginate=1`);
  const places = await Promise.all(all.slice(0, 40).map(({ id }) => told(`GET /show/${kind}/${id}`)));
  const much = (place: any) => place.facilities.length + place.reviews.length + place.acceptedInsurances.length;
  return places.reduce((best, place) => (much(place) > much(best) ? place : best));
}

for (const [kind, { path, list, heading }] of Object.entries(kinds)) {
  test(`the list of ${list} shows the total, ten places a page and whether each is open, and can be filtered by sector`, async ({
    page,
  }) => {
    await page.goto(path);
    const metrics = await told('GET /analytics');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${metrics[`total_${list}`]}+ ${heading}`);
    if (kind === 'pharmacy')
      await expect(page.getByText(`In partnership with ${metrics.total_pharmacies} pharmacies.`)).toBeVisible();
    await expect(page.locator('section[aria-busy]').getByText(/^(Open|Closed) now$/)).toHaveCount(10);
    await openFilters(page);
    const sector = page.getByRole('combobox', { name: 'Sector', exact: true });
    const name = (await sector.locator('option').nth(1).textContent()) ?? '';
    await sector.selectOption({ label: name });
    await expect(page).toHaveURL(/sector=./);
    const { total } = await told(`GET /${list}?sector=${encodeURIComponent(name)}`);
    await expect(page.getByRole('status').first()).toContainText(new RegExp(`^${total} `));
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(cards).toHaveCount(Math.min(10, total));
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path}/view/`));
  });

  test(`the page of a ${kind} shows everything that the API returns`, async ({ page }) => {
    const place = await fullest(kind as keyof typeof kinds);
    await page.goto(`${path}/view/${place.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation', { name: 'You are here' })).toContainText(place.name);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(place.name);
    await expect(main.getByText(/^(Open|Closed) now$/).first()).toBeVisible();
    await expect(main.getByText(place.sector).first()).toBeVisible();
    if (place.address) await expect(main.getByText(place.address).first()).toBeVisible();
    const pictures = main.getByRole('group', { name: `Pictures of ${place.name}` });
    await expect(pictures.getByRole('listitem')).toHaveCount(1 + place.other_pictures.length);
    const written = main.locator('dl').filter({ hasText: 'Monday' });
    await expect(written.getByRole('term')).toHaveText(place.workingHours.map(({ day }: { day: string }) => day));
    await expect(written.getByRole('definition')).toHaveText(place.workingHours.map(hoursOf));
    const said = [
      ...place.availableSpecialities,
      ...place.otherServicesProvided,
      ...place.acceptedInsurances,
      ...place.availableDoctors.slice(0, 4),
    ];
    for (const { name } of said) await expect(main.getByText(name).first()).toBeVisible();
    // only the centre of the place's sector is known, so the directions search for the name of the place
    expect(place.location_is_approximate).toBe(true);
    const direction = await main
      .getByRole('link', { name: /^Get Direction/ })
      .first()
      .getAttribute('href');
    expect(new URL(direction!).searchParams.get('destination')).toContain(place.name);
    const more = main.getByText(/^Show \d+ more reviews?$/);
    if (await more.isVisible()) await more.click();
    if (place.reviews[0]) await expect(main.getByText(place.reviews[0].reviews).first()).toBeVisible();
    const reply = place.reviews.flatMap((review: any) => review.replies)[0];
    if (reply) await expect(main.getByText(reply.reviews).first()).toBeVisible();
    const map = main.getByRole('group', { name: `Map of ${place.name}` });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('button', { name: place.name })).toBeVisible();
    await expect(map.getByText(place.sector, { exact: true })).toBeVisible();
    if (place.facilities.length > 4) await expectTurning(main.getByRole('group', { name: 'Facilities' }), place);
  });
}

/** The text that the page shows for a day: 'Closed', '24 hours', or the opening hours. */
function hoursOf(hour: { isClosed: boolean; isWorking24Hours: boolean }): string | RegExp {
  if (hour.isClosed) return 'Closed';
  return hour.isWorking24Hours ? /24 hours/i : /^\d\d:\d\d – \d\d:\d\d$/;
}

test('the page of a hospital with a large team contains only four of the doctors, and links to a list of all of them', async ({
  page,
}) => {
  const all: { id: string }[] = await told('GET /hospitals?withoutPaginate=1');
  const teams = await Promise.all(
    all.map(async ({ id }) => ({ id, team: await told<{ id: string }[]>(`GET /show/hospital/${id}/doctors`) })),
  );
  const { id, team } = teams.reduce((best, one) => (one.team.length > best.team.length ? one : best));
  expect(team.length).toBeGreaterThan(4);
  const sent = await page.goto(`/hospital-clinics/view/${id}`);
  const html = await sent!.text();
  for (const [index, doctor] of team.entries()) expect(html.includes(doctor.id)).toBe(index < 4);
  await page.getByRole('link', { name: `See all ${team.length} doctors` }).click();
  await expect(page.getByText(new RegExp(`^${team.length} doctors`))).toBeVisible();
});

test('hospitals can be filtered by speciality, and an appointment can be booked from the banner on a hospital’s page', async ({
  page,
}) => {
  await page.goto('/hospital-clinics');
  const name = 'General practice';
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Speciality' }).selectOption({ label: name });
  await expect(page).toHaveURL(/specialty=./);
  const { total, data } = await told(`GET /hospitals?specialty=${encodeURIComponent(name)}`);
  await expect(page.getByRole('status').first()).toContainText(new RegExp(`^${total} `));
  await page.goto(`/hospital-clinics/view/${data[0].id}`);
  await expect(page.getByRole('button', { name: 'Later days' })).toBeVisible();
  const banner = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Make an appointment' }) });
  await banner.getByRole('link', { name: 'Make an appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'Make an appointment' })).toContainText(data[0].name);
});

/** Expects that the carousel advances by the number of visible facilities, and starts again after the last one. */
async function expectTurning(carousel: Locator, { facilities }: { facilities: { title: string }[] }): Promise<void> {
  const inView = (at: number) => expect(carousel.getByRole('heading').nth(at)).toBeInViewport({ ratio: 0.9 });
  await carousel.scrollIntoViewIfNeeded();
  await inView(0);
  const width = carousel.page().viewportSize()!.width;
  const step = width < 1024 ? 2 : 4;
  await inView(step - 1);
  for (let first = step; first < facilities.length; first += step) {
    await carousel.getByRole('button', { name: 'Next' }).click();
    await inView(Math.min(first, facilities.length - step));
  }
  await carousel.getByRole('button', { name: 'Next' }).click();
  await inView(0);
}

test('/laboratories/{id} redirects to the page of the laboratory', async ({ page }) => {
  const [{ id }] = await told('GET /laboratories?withoutPaginate=1');
  const answer = await page.request.get(`/laboratories/${id}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/laboratories/view/${id}`]);
});
