import { describe, expect, it } from 'vitest';
import { afterDialog, dialogTo, hasOpen } from './use-dialog.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

describe('a dialog over a page', () => {
  it('opening and closing a dialog keeps the filters of the page', () => {
    const open = dialogTo(at('/doctors?page=2'), 'login');
    expect(open).toBe('/doctors?page=2&dialog=login');
    expect(afterDialog(at(open))).toBe('/doctors?page=2');
  });

  it('closing the sign-in returns to the dialog that it interrupted, with the values of that dialog', () => {
    const booking = '/doctors/view/7?dialog=appointment&doctor=7&date=2026-11-20';
    const login = dialogTo(at(booking), 'login', 'appointment');
    expect(login).toBe('/doctors/view/7?dialog=login&doctor=7&date=2026-11-20&then=appointment');
    expect(afterDialog(at(dialogTo(at(login), 'sign-up')))).toBe(
      '/doctors/view/7?dialog=appointment&doctor=7&date=2026-11-20',
    );
  });

  it('a late answer of the server closes a dialog only if it is still open', () => {
    const open = at('/orders/7?dialog=results');
    const now = ['/orders/7?dialog=results&page=2', '/orders/7', '/orders/7?dialog=file', '/orders/8?dialog=results'];
    expect(now.map((one) => hasOpen(at(one), open))).toEqual([true, false, false, false]);
  });
});
