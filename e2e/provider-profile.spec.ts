import { told } from './steps/api.ts';
import { expectAccessible } from './steps/accessible.ts';
import { demoPassword, enterAs, signInByApi } from './steps/people.ts';
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

  // an error is shown at each missing field; input survives a reload and a cancelled leave
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

  // pictures: a vector drawing and a file that is too large are refused; two are uploaded with the save and reordered
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

  // hours, insurance, team
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

  // the doctor is told, and belongs to the team once they accept
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

test('a doctor sets fee, specialities, payout account and password beside the profile', async ({ page }) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  const { token } = doctor;
  const before = await told('GET /doctor/profile', { token });
  const payout = await told('GET /doctor/payment_info', { token });
  await enterAs(page, doctor);
  await openProfile(page, 'doctor');
  await page.getByLabel('Consultation fee').fill('12,500');
  await page.getByLabel('Length of a visit').selectOption('30 minutes');
  await page.getByRole('group', { name: 'Publications' }).getByRole('button', { name: 'Add new' }).click();
  await page.getByLabel('Publications, line 1').fill('Fever in children, 2024');
  await page.getByRole('textbox', { name: 'Languages spoken' }).fill('Swahili');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'Profile updated and published');
  const changed = await told('GET /doctor/profile', { token });
  expect(changed).toMatchObject({ consultation_fee: 12_500, slot_minutes: 30, bio: before.bio });
  expect(JSON.parse(changed.publication)).toEqual([{ value: 'Fever in children, 2024' }]);
  expect(changed.language_spoken).toContain('Swahili');

  // a refusal of the server is shown under its own title, and nothing typed is lost
  await page.getByLabel('E-mail', { exact: true }).fill('nowhere');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'Missing information');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nowhere');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(before.email);

  const [speciality] = (await told<{ name: string }[]>('GET /specialties')).filter(
    ({ name }) => !before.doctorSpecialties.some((one: { name: string }) => one.name === name),
  );
  await addLink(page, 'Add specialities', speciality!.name, 'Specialities was added');
  await removeLink(page, speciality!.name, 'Specialities was removed');
  await expectAccessible(page, 'general info');

  await page.getByRole('link', { name: 'Payment info' }).click();
  await page.getByRole('radio', { name: 'Mobile money' }).check();
  await expect(page.getByLabel('Provider')).toHaveValue('MTN MoMo');
  await page.getByRole('radio', { name: 'Bank' }).check();
  await page.getByRole('textbox', { name: 'Bank' }).fill('Bank of Kigali');
  await page.getByLabel('Account number').fill('00045-0123456-78');
  await page.getByLabel('Name of the holder').fill('Eric Habimana');
  await page.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Is it still you?' });
  await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'Go on' }).click();
  await expectSaid(page, 'Payment information was saved');
  expect(await told('GET /doctor/payment_info', { token })).toEqual({
    method: 'BANK',
    provider: 'Bank of Kigali',
    account_number: '00045012345678',
    account_name: 'Eric Habimana',
  });
  await expectAccessible(page, 'payment info');

  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('This device')).toHaveCount(1);
  await expectAccessible(page, 'security');

  // leaving all the same discards the input
  await page.getByRole('link', { name: 'General Info' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dr. Somebody Else');
  await clickInMenu(page, 'Reviews');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await openProfile(page, 'doctor');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(before.name);

  const { name, email, publication, language_spoken, slot_minutes } = before;
  const body = { name, email, publication, language_spoken, slot_minutes, consultation_fee: before.consultation_fee };
  await told('POST /doctor/update_profile', { token, body });
  if (payout) await told('PUT /doctor/payment_info', { token, body: { ...payout, password: demoPassword } });
});

test('a provider’s page and its dialogs are accessible on a dark phone and a light desktop', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await openProfile(page, 'hospital');
  await page.getByLabel('Add pictures').setInputFiles([await drawing(page, 'ward.png', '#1e5f86')]);
  await page.getByRole('button', { name: 'Change the sector' }).click();
  await expect(page.getByLabel('Province')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add facilities' })).toBeVisible();
  await expectAccessible(page, 'the page');
  await page.getByRole('button', { name: 'Set working hours' }).click();
  await expectAccessible(page, 'working hours');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add facilities' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add facilities' });
  await dialog.getByPlaceholder('Search a facility').fill('a');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'facilities');
});
