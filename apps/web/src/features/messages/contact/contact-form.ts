import type { Words } from './texts.ts';

export type Form = { name: string; email: string; message: string };
export type Wrong = Partial<Form>;

export const empty: Form = { name: '', email: '', message: '' };

/** The missing fields with their error texts, in the order of the form. */
export function wrongIn({ name, email, message }: Form, t: Words): Wrong {
  return {
    ...(name.trim() ? {} : { name: t.needName }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: t.needEmail }),
    ...(message.trim() ? {} : { message: t.needMessage }),
  };
}

export function formOf(fields: FormData): Form {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}
