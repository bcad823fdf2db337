import { describe, expect, it } from 'vitest';
import { empty, formOf, wrongIn } from './contact-form.ts';
import { texts } from './texts.ts';

const t = texts.en;
const whole = { name: 'Aline', email: 'aline@example.rw', message: 'Good morning' };

describe('the contact form', () => {
  it('the contact form reports each missing field', () => {
    expect(wrongIn(empty, t)).toEqual({ name: t.needName, email: t.needEmail, message: t.needMessage });
    expect(wrongIn({ ...whole, email: 'aline@example' }, t)).toEqual({ email: t.needEmail });
    expect(wrongIn({ ...whole, name: '  ' }, t)).toEqual({ name: t.needName });
    expect(wrongIn(whole, t)).toEqual({});
  });
  it('the contact form reads only its own fields from a form that was sent without JavaScript', () => {
    const fields = new FormData();
    for (const [name, value] of Object.entries(whole)) fields.append(name, value);
    expect(formOf(fields)).toEqual(whole);
    expect(formOf(new FormData())).toEqual(empty);
  });
});
