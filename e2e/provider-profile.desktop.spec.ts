import { told } from './steps/api.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { addLink, drawing, expectSaid, invite, openProfile, removeLink, reopen } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';
import { clickInMenu } from './steps/appointments.ts';

test('a laboratory changes its page, and patients see the change', async ({ page, anotherPage, isMobile }) => {
  const laboratory = await signInByApi('laboratory@ivuriro.test');
  const { token } = laboratory;
  const before = await told('GET /laboratory/profile', { token });
  const name = `Isuzuma ${isMobile ? 'by phone' : 'at the desk'}`;
  page.on('dialog', (question) => void question.accept());
  await enterAs(page, laboratory);
  await openProfile(page, 'laboratory');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  // each missing field shows an error; typed input survives a reload and a cancelled navigation
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'Missing information');
  await expect(page.getByText('Name is needed.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('About', { exact: true }).fill('Open every day.\n\nCome <b>fasting</b>.');
  await page.getByRole('textbox', { name: 'Other services provided' }).fill('Home visits');
  await page.getByRole('textbox', { name: 'Other services provided' }).press('Enter');
  await reopen(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await clickInMenu(page, 'Reviews');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('About', { exact: true })).toHaveValue(/fasting/);

  // pictures: a vector drawing and a file that is too large are refused; two pictures are uploaded with the save and
  // then reordered
  const pictures = page.getByLabel('Add pictures');
  await pictures.setInputFiles([
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_048_577) },
  ]);
  await expect(page.getByText('logo.svg is not a picture we take.')).toBeVisible();
  await expect(page.getByText('large.png is larger than 1 MB.')).toBeVisible();
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => drawing(page, `${n}.png`, '#1d5b3e')));
  await pictures.setInputFiles(six);
  await expect(page.getByText('There may be 5 pictures.')).toBeVisible();
  const gathered = page.getByText('Not saved yet', { exact: true });
  const room = 5 - (before.primary_picture ? 1 : 0) - before.other_pictures.length;
  await expect(gathered).toHaveCount(room);
  for (let left = room; left > 0; left--)
    await page
      .getByRole('button', { name: /^Leave .*png out$/ })
      .first()
      .click();
  await expect(gathered).toHaveCount(0);
  await pictures.setInputFiles([
    await drawing(page, 'front.png', '#1d5b3e'),
    await drawing(page, 'inside.png', '#a4401f'),
    await drawing(page, 'mistaken.png', '#24536e'),
  ]);
  await expect(gathered).toHaveCount(3);
  // a picture that is removed from the form during the upload of another is not uploaded
  const leftOut = Promise.withResolvers<void>();
  await page.route('**/api/upload_file', async (route) => (await leftOut.promise, route.continue()));
  await Promise.all([page.waitForRequest('**/api/upload_file'), page.getByRole('button', { name: 'Publish' }).click()]);
  await page.getByRole('button', { name: 'Leave mistaken.png out' }).click();
  leftOut.resolve();
  await expectSaid(page, 'Profile updated successfully');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  const stored = await told('GET /laboratory/profile', { token });
  expect(stored).toMatchObject({ name, about: '<p>Open every day.</p><p>Come &lt;b&gt;fasting&lt;/b&gt;.</p>' });
  expect(stored.otherServicesProvided).toEqual([{ name: 'Home visits' }]);
  expect(stored.other_pictures).toHaveLength(before.other_pictures.length + (before.primary_picture ? 2 : 1));
  const [second] = stored.other_pictures;
  await page.getByRole('button', { name: 'Move picture 2 forward' }).press('ArrowLeft');
  await expect(page.getByText('This is the primary picture now.')).toBeAttached();
  expect((await told('GET /laboratory/profile', { token })).primary_picture.id).toBe(second.id);

  // sets the opening hours, the accepted insurers and the team
  await page.getByRole('button', { name: 'Set working hours' }).click();
  const hours = page.getByRole('dialog', { name: 'Set working hours' });
  const day = (of: string) => hours.getByRole('group', { name: of });
  await day('Monday').getByLabel('Opens at').selectOption('06:00 AM');
  await day('Monday').getByLabel('Close at').selectOption({ label: '00:00' });
  await day('Tuesday').getByLabel('Working 24 Hours').check();
  await expect(day('Tuesday').getByLabel('Opens at')).toBeHidden();
  await day('Wednesday').getByLabel('Is Closed').check();
  await expect(day('Wednesday').getByLabel('Working 24 Hours')).toBeHidden();
  await hours.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Working time was set');
  await expect(hours).toBeHidden();

  const [insurer] = (await told<{ id: string; name: string }[]>('GET /insurances')).filter(
    ({ id, name: known }) =>
      id !== 'none' && !before.acceptedInsurances.some((one: { name: string }) => one.name === known),
  );
  await addLink(page, 'Add insurance', insurer!.name, 'Successfully added insurance');
  const invited = await signInByApi('doctor@ivuriro.test');
  const doctor = await told<{ name: string }>('GET /doctor/profile', { token: invited.token });
  await invite(page, 'Add team members', doctor.name);

  // the doctor gets a notification, and joins the team by accepting the invitation
  const desk = await anotherPage();
  await enterAs(desk, invited);
  await desk.goto('/dashboard/doctor');
  await desk.getByRole('link', { name: 'Answer', exact: true }).click();
  const invitation = desk.getByRole('list', { name: 'Invitations that wait for you' }).getByRole('listitem');
  await invitation.filter({ hasText: name }).getByRole('button', { name: 'Accept' }).click();
  await expectSaid(desk, 'You work together now');
  await expect(page.getByRole('button', { name: `Remove ${doctor.name}`, exact: true })).toBeVisible();

  const visitor = await anotherPage();
  await visitor.goto(`/laboratories/view/${laboratory.id}`);
  const shown = visitor.getByRole('main');
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shown).toContainText('Come <b>fasting</b>.');
  await expect(shown).toContainText('06:00 – 00:00');
  await expect(shown).toContainText('24 hours');
  await expect(shown.getByText(insurer!.name)).toBeVisible();
  await expect(shown.getByText(doctor.name).first()).toBeVisible();
  await expect(shown.locator(`img[src="/files/${second.image.filename}"]`).first()).toBeVisible();

  // the added entries are removed again, after a confirmation
  await removeLink(page, insurer!.name, 'Insurance was removed');
  await removeLink(page, doctor.name, 'Team member was removed');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  const removal = page.getByRole('dialog', { name: 'Confirm' });
  await expect(removal).toContainText('This will delete all information related to this image');
  await removal.getByRole('button', { name: 'Yes' }).click();
  await expectSaid(page, 'The picture was removed.');
  await expect(page.getByRole('button', { name: 'Remove picture 2' })).toHaveCount(0);
  const { primary_picture: left } = await told('GET /laboratory/profile', { token });
  expect(left.id).toBe(stored.primary_picture.id);
  await told(`DELETE /remove_file/${left.id}`, { token });
  const body = { name: before.name, email: before.email, about: before.about, otherServicesProvided: '[]' };
  await told('PUT /laboratory/update', { token, body });
});
