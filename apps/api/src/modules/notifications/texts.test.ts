import { expect, it } from 'vitest';
import { isOneText } from '../identity/index.ts';
import { en } from './texts.ts';

const when = en.shortMoment(new Date('2026-09-30T12:30:00Z'));
const url = (page: string) => `https://ivuriro.rw/${page}/${'x'.repeat(43)}`;

it('text messages name the day of the week and the month, because figures alone are read as day or as month', () => {
  expect(en.shortMoment(new Date('2026-12-01T12:30:00Z'))).toBe('Tue 1 Dec, 14:30');
});

it('each text message about an appointment or an order has one part, also with the longest date', () => {
  const letters = Object.values(en.letters).flatMap((letter) => letter?.text?.(when) ?? []);
  const words = [
    ...letters,
    en.newTime.text(when, url('move')),
    en.payByLink.text(when, url('pay')),
    en.orderReady('PHA-2026-123456', '123456'),
    en.twoBefore('Centre Hospitalier Universitaire de Kigali'),
  ];
  expect(letters.length).toBeGreaterThan(2);
  expect(words.filter((text) => !isOneText(text))).toEqual([]);
});

it('a text message to a waiting patient leaves the name of the hospital out when it would need a second part', () => {
  expect(en.twoBefore('Remera Hospital')).toBe(
    'Two are before you at Remera Hospital. Please come to the waiting room.',
  );
  expect(en.twoBefore('Polyclinique Médicale et Maternité de l’Étoile du Matin, à Nyamata')).toBe(
    'Two are before you. Please come to the waiting room.',
  );
});
