import type { Module } from '../../platform/module.ts';

export const identity: Module = { name: 'identity', routes: [] };
