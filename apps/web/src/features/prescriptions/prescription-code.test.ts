import { expect, it } from 'vitest';
import { readCode } from '@ivuriro/contract/text';
import { codeIn } from './prescription-code.ts';

it('a code is read as people type it', () => {
  expect(readCode(' k7qm-2p9x 4tbd')).toBe('K7QM2P9X4TBD');
});

it('a camera reads the code out of the address of the paper, and nothing out of what is not ours', () => {
  expect(codeIn('https://ivuriro.example/verify/K7QM2P9X4TBD')).toBe('K7QM2P9X4TBD');
  expect(codeIn('http://localhost:3000/verify/k7qm2p9x4tbd\n')).toBe('K7QM2P9X4TBD');
  expect(codeIn('K7QM2P9X4TBD')).toBe('K7QM2P9X4TBD');
  expect(codeIn('https://other.example/pay?to=K7QM2P9X4TBD')).toBeNull();
  expect(codeIn('WIFI:S:clinic;T:WPA;P:secret;;')).toBeNull();
});
