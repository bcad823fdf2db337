import { createContext } from 'react-router';
import type { Config } from './use-config.ts';

export type ApiInit = { method?: string; headers?: Record<string, string>; body?: unknown; signal?: AbortSignal };

/** What the server that mounts the pages gives to each request. */
export type Given = {
  nonce: string;
  api: (path: string, init?: ApiInit) => Promise<{ status: number; body: unknown }>;
  config: Config;
};

export const givenContext = createContext<Given>();
