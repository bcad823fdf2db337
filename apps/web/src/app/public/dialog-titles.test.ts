import { expect, it } from 'vitest';
import { texts as appointments } from '../../features/appointments/book/texts.ts';
import { texts as identity } from '../../features/identity/texts.ts';
import { texts as orders } from '../../features/orders/buy/texts.ts';
import { texts as profile } from '../../features/profile/patient/texts.ts';
import { texts as reviews } from '../../features/reviews/patient/texts.ts';
import { texts } from '../texts.ts';

it('the frame that is shown while a dialog loads has the title of this dialog', () => {
  const { dialogs, orderDrugs } = texts.en;
  expect({ ...dialogs, orderDrugs }).toEqual({
    login: identity.en.login,
    accounts: identity.en.accountsTitle,
    'sign-up': identity.en.signUpTitle,
    'forgot-password': identity.en.forgotTitle,
    'reset-password': identity.en.resetTitle,
    'confirm-email': identity.en.confirmEmailTitle,
    profile: profile.en.title,
    'change-password': identity.en.changeTitle,
    order: orders.en.laboratory.wizard,
    review: reviews.en.write,
    appointment: appointments.en.title,
    orderDrugs: orders.en.pharmacy.wizard,
  });
});
