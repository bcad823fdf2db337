import { told } from './steps/api.ts';
import { enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

interface Place {
  id: string;
  name: string;
  facilities: { title: string }[];
  acceptedInsurances: { name: string }[];
  availableDoctors: { name: string }[];
  team_size: number;
}
const much = (place: Place) =>
  [place.facilities, place.acceptedInsurances, place.availableDoctors].filter(({ length }) => length > 0).length;

for (const [kind, list] of [
  ['hospital', 'hospitals'],
  ['laboratory', 'laboratories'],
  ['pharmacy', 'pharmacies'],
] as const) {
  test(`the profile of a ${kind} for administrators shows insurances, facilities, team and whether it is open`, async ({
    page,
  }) => {
    const admin = await signInAdmin();
    const { data } = await told(`GET /admin/${list}`, { token: admin.token });
    const read = ({ id }: { id: string }) => told<Place>(`GET /admin/${list}/${id}`, { token: admin.token });
    const places: Place[] = await Promise.all(data.map(read));
    const place = places.toSorted((a, b) => much(b) - much(a))[0]!;
    await enterAs(page, admin);
    await page.goto(`/dashboard/admin/members/${kind}/${place.id}`);
    const profile = page.getByRole('dialog', { name: place.name });
    expect(place.acceptedInsurances.length).toBeGreaterThan(0);
    for (const { name } of place.acceptedInsurances) await expect(profile).toContainText(name);
    for (const { title } of place.facilities) await expect(profile).toContainText(title);
    await expect(profile.getByText(/^(Open|Closed)/).first()).toBeVisible();
    if (kind !== 'hospital') return;
    expect([place.facilities.length, place.availableDoctors.length]).not.toContain(0);
    await expect(profile.getByText(place.team_size === 1 ? '1 doctor' : `${place.team_size} doctors`)).toBeVisible();
    await expect(profile).toContainText(place.availableDoctors[0]!.name);
  });
}
