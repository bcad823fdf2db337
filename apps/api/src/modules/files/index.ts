import type { Module } from '../../platform/module.ts';

export { picturesOf, type PictureRow } from './pictures.queries.ts';
export { type PrivateFile, readPrivate, storePrivate, storePrivateBytes } from './private-files.ts';
export { signedAddress } from './signed-address.ts';

export const files: Module = { name: 'files', routes: [] };
