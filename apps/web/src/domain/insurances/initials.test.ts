import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['RSSB Medical Scheme (formerly RAMA)', 'RSSB'],
  ['MIS/UR (University of Rwanda staff scheme)', 'MIS'],
  ['Eden Care Medical', 'ECM'],
  ['SONARWA General Insurance', 'SGI'],
  ['Old Mutual Insurance Rwanda', 'OMI'],
  ['SanlamAllianz (formerly SORAS)', 'SAN'],
  ['', ''],
])('the insurance %s is shortened to %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
