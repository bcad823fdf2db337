import type { Module } from '../../platform/module.ts';

export const content: Module = { name: 'content', routes: [] };
