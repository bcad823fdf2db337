import { useRouteLoaderData } from 'react-router';

/** A text or setting that the loader of the public layout has read, such as `appointment_price`. */
export function useContent(key: string): string | undefined {
  return useRouteLoaderData<{ contact: Record<string, string> }>('app/public/layout')?.contact[key];
}

const unset = 1000;

/**
 * The price of an appointment in RWF: the doctor's own fee, or the general appointment price when the doctor has none.
 */
export function usePrice(fee: number | null): number {
  const common = Number(useContent('appointment_price'));
  return fee ?? (Number.isInteger(common) && common > 0 ? common : unset);
}
