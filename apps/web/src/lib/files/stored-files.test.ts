import { describe, expect, it } from 'vitest';
import { missingFiles, sharesOf } from './stored-files.ts';

describe('files', () => {
  it('names the files that a reload has dropped', () => {
    expect(missingFiles(['a.pdf', 'b.png'], [new File([''], 'b.png')])).toEqual(['a.pdf']);
  });

  it('the share of the request that was sent gives the share of each file', () => {
    expect(sharesOf([100, 300], 0.5)).toEqual([1, 1 / 3]);
    expect(sharesOf([100, 300], 0)).toEqual([0, 0]);
    expect(sharesOf([100, 300], 1)).toEqual([1, 1]);
  });
});
