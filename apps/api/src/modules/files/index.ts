import type { Module } from '../../platform/module.ts';

export const files: Module = { name: 'files', routes: [] };
