import { describe, expect, it } from 'vitest';
import { changedIn, isOvertaken, type StaticText, typedInto } from './static-texts.ts';

const text = (key: StaticText['key'], value: string, version: number): StaticText => ({ id: key, key, value, version });
const read = [text('email_contact', 'old@example.com', 3), text('phone_contact', '+250 788 111 111', 5)];
/** The stored texts after somebody else has saved a newer phone number. */
const newer = [text('email_contact', 'old@example.com', 3), text('phone_contact', '+250 788 222 222', 6)];

describe('edited settings', () => {
  it('saving an edited setting sends no other setting, even when somebody else changed other settings meanwhile', () => {
    const typed = typedInto(read, {}, 'email_contact', 'new@example.com');
    expect(changedIn(newer, typed)).toEqual([{ key: 'email_contact', value: 'new@example.com', version: 3 }]);
  });

  it('an edited setting is saved with the version that the edit began from, however often the page is read again', () => {
    const begun = typedInto(read, {}, 'phone_contact', '+250 788 3');
    const typed = typedInto(newer, begun, 'phone_contact', '+250 788 333 333');
    expect(changedIn(newer, typed)).toEqual([{ key: 'phone_contact', value: '+250 788 333 333', version: 5 }]);
    expect(isOvertaken(read, 'phone_contact', typed.phone_contact!)).toBe(false);
    expect(isOvertaken(newer, 'phone_contact', typed.phone_contact!)).toBe(true);
  });

  it('a setting that is edited back to the stored value is not sent', () => {
    const typed = typedInto(read, {}, 'phone_contact', ' +250 788 222 222 ');
    expect(changedIn(newer, typed)).toEqual([]);
    expect(isOvertaken(newer, 'phone_contact', typed.phone_contact!)).toBe(false);
  });
});
