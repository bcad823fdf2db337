import { describe, expect, it } from 'vitest';
import { afterDialog, dialogTo } from './use-dialog.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

describe('a dialog over a page', () => {
  it('keeps the filters of the page, open and closed', () => {
    const open = dialogTo(at('/doctors?page=2'), 'login');
    expect(open).toBe('/doctors?page=2&dialog=login');
    expect(afterDialog(at(open))).toBe('/doctors?page=2');
  });

  it('leads back to what it interrupted, with all that was chosen there', () => {
    const booking = '/doctors/view/7?dialog=appointment&doctor=7&date=2026-11-20';
    const login = dialogTo(at(booking), 'login', 'appointment');
    expect(login).toBe('/doctors/view/7?dialog=login&doctor=7&date=2026-11-20&then=appointment');
    expect(afterDialog(at(dialogTo(at(login), 'sign-up')))).toBe(
      '/doctors/view/7?dialog=appointment&doctor=7&date=2026-11-20',
    );
  });
});
