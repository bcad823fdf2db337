import { describe, expect, it } from 'vitest';
import { missingFiles, sharesOf } from './stored-files.ts';

describe('files', () => {
  it('after a reload the form names the chosen files that the reload has lost', () => {
    expect(missingFiles(['a.pdf', 'b.png'], [new File([''], 'b.png')])).toEqual(['a.pdf']);
  });

  it('the progress of each file is computed from the share of the whole request that was sent', () => {
    expect(sharesOf([100, 300], 0.5)).toEqual([1, 1 / 3]);
    expect(sharesOf([100, 300], 0)).toEqual([0, 0]);
    expect(sharesOf([100, 300], 1)).toEqual([1, 1]);
  });
});
