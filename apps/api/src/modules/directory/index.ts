import type { Module } from '../../platform/module.ts';

export const directory: Module = { name: 'directory', routes: [] };
