import { describe, expect, it } from 'vitest';
import { bodyOf, pathOf } from './request.ts';

describe('the address of a call', () => {
  it('the address of an API request has the escaped parameters in its path', () => {
    expect(pathOf('GET /doctors/{id}', { params: { id: 'a/b c' } })).toEqual(['GET', '/api/doctors/a%2Fb%20c']);
  });
  it('the address of an API request leaves out empty filters and repeats lists', () => {
    const query = { page: 2, 'text-search': '', specialty: undefined, sector: null, id: ['1', '2'] };
    expect(pathOf('GET /doctors', { query })).toEqual(['GET', '/api/doctors?page=2&id=1&id=2']);
  });
  it('an API request is refused when a parameter of its path is missing', () => {
    expect(() => pathOf('GET /doctors/{id}', {})).toThrow('GET /doctors/{id} needs params.id');
  });
});

describe('the body of a call', () => {
  it('the body of an API request without files is JSON; without input there is no body', () => {
    expect(bodyOf({ body: { amount: 500, list: ['a'] } })).toBe('{"amount":500,"list":["a"]}');
    expect(bodyOf({})).toBeUndefined();
  });
  it('the body of an API request with files is multipart, with lists named x[] and without empty values', () => {
    const file = new File(['x'], 'x.pdf');
    const form = bodyOf({ body: { reason: 'Fever', ids: ['1', '2'], none: null }, files: { 'files[]': [file, file] } });
    if (!(form instanceof FormData)) throw new TypeError('not multipart');
    expect([...form.keys()]).toEqual(['reason', 'ids[]', 'ids[]', 'files[]', 'files[]']);
    expect(form.getAll('ids[]')).toEqual(['1', '2']);
  });
});
