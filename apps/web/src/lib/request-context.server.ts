import { createContext, type RouterContextProvider } from 'react-router';
import type { Config } from './use-config.ts';

export type ApiInit = { method?: string; headers?: Record<string, string>; body?: unknown; signal?: AbortSignal };

/** The data and functions that the server gives to each request of a page. */
export type PageRequest = {
  nonce: string;
  api: (path: string, init?: ApiInit) => Promise<{ status: number; body: unknown }>;
  config: Config;
  /** Today in Kigali, by the server's clock: `2026-11-22`. */
  today: string;
};

export const pageRequestContext = createContext<PageRequest>();

export const todayOf = (context: Readonly<RouterContextProvider>): string => context.get(pageRequestContext).today;
