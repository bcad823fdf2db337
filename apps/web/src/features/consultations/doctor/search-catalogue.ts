import { call } from '../../../lib/api/call.ts';
import type { Find } from '../../../ui/search-picker/search-function.ts';

export const findDiagnoses: Find = async (text, signal) =>
  (await call('GET /symptomsDiseases', { query: { 'text-search': text }, signal })).data;

export const findDrugs: Find = async (text, signal) => {
  const { data } = await call('GET /drugs', { query: { 'text-search': text, withoutPaginate: '1' }, signal });
  return Array.isArray(data) ? data : data.data;
};

export const findTests: Find = async (text, signal) =>
  named((await call('GET /tests', { query: { 'text-search': text }, signal })).data);

export const findImagings: Find = async (text, signal) =>
  named((await call('GET /imagings', { query: { 'text-search': text }, signal })).data);

const named = (titled: { id: string; title: string }[]) => titled.map(({ id, title }) => ({ id, name: title }));
