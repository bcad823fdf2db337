import type { Page } from '@playwright/test';
import { openWizard, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { signOut } from './steps/sign-up.ts';
import { test } from './steps/test.ts';
import { secret, expectGone } from './steps/secret.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Functions that begin to fill in a form, by the name of the form. */
const begun: Record<string, (page: Page) => Promise<void>> = {
  'a letter': async (page) => {
    await page.goto('/profile/messages?write=new');
    await page.getByLabel('Subject').fill(secret);
  },
  'a profile with a picture': async (page) => {
    await page.goto('/?dialog=profile');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill(secret);
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: onePixel });
  },
  'a booking with a paper': async (page) => {
    const doctor = await freestDoctor();
    await openWizard(page, doctor.id);
    const paper = { name: `${secret}.txt`, mimeType: 'text/plain', buffer: Buffer.from('HIV') };
    await wizardOf(page).locator('input[type=file]').first().setInputFiles(paper);
    await sayWhatFor(page, { service: doctor.service, reason: secret });
  },
  'a review': async (page) => {
    const doctor = await freestDoctor();
    await page.goto(`/doctors/view/${doctor.id}?dialog=review&review=doctor.${doctor.id}`);
    await page.getByRole('dialog').getByRole('textbox').first().fill(secret);
  },
};

for (const [what, begin] of Object.entries(begun))
  test(`unsaved input in ${what} is deleted when the person signs out in another tab, and is not shown to the next person`, async ({
    page,
    context,
  }) => {
    await enterAs(page, await newPatient());
    await begin(page);
    const other = await context.newPage();
    await other.goto('/');
    await signOut(other);
    await expectGone(page, 'signed out');
    await enterAs(other, await newPatient());
    await expectGone(page, 'somebody else signed in');
    await page.reload();
    await expectGone(page, 'loaded again');
  });
