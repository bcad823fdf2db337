import { describe, expect, it } from 'vitest';
import { missingFiles, sharesOf } from './stored-files.ts';

describe('files', () => {
  it('knows which did not outlive a reload', () => {
    expect(missingFiles(['a.pdf', 'b.png'], [new File([''], 'b.png')])).toEqual(['a.pdf']);
  });

  it('says of each how much has left', () => {
    expect(sharesOf([100, 300], 0.5)).toEqual([1, 1 / 3]);
    expect(sharesOf([100, 300], 0)).toEqual([0, 0]);
    expect(sharesOf([100, 300], 1)).toEqual([1, 1]);
  });
});
