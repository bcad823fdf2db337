import type { Kind } from '@ivuriro/contract';
import { createContext, useContext } from 'react';

/**
 * The provider for whom a page acts, with the base path of the API for the signed-in account: the provider itself or an
 * administrator.
 */
export type ProviderContext = {
  kind: Kind;
  /** '/hospital', or '/admin/hospital' for an administrator. */
  base: string;
  /** The provider's id. */
  id: string;
};

const CurrentProviderContext = createContext<ProviderContext | null>(null);

export const ProviderContextProvider = CurrentProviderContext.Provider;

export function useProviderContext(): ProviderContext {
  const providerContext = useContext(CurrentProviderContext);
  if (!providerContext)
    throw new Error(
      'This page needs a provider context: draw it below the dashboard layout or a ProviderContextProvider.',
    );
  return providerContext;
}
