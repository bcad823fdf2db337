import type { Module } from '../../platform/module.ts';

export const notifications: Module = { name: 'notifications', routes: [] };
