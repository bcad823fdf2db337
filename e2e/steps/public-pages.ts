import { told } from './api.ts';

/** The three pages that people come in by, with the budgets of a phone. */
export async function publicPages(): Promise<{ name: string; path: string }[]> {
  const { data } = await told('GET /doctors?per_page=1');
  return [
    { name: 'The start', path: '/' },
    { name: 'The doctors', path: '/doctors' },
    { name: 'A doctor', path: `/doctors/view/${data[0].id}` },
  ];
}
