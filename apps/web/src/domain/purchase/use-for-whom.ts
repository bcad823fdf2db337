import { useAccount, useAccounts } from '../../lib/session/use-account.ts';

/** The patients for whom the person may buy: themselves, their children, and adults whom they represent. */
export const usePatients = () => useAccounts().filter(({ account_type }) => account_type === 'patient');

/** The name of the patient for whom the purchase is; undefined when the person may buy for one patient only. */
export function useForWhom(): string | undefined {
  const account = useAccount();
  const patients = usePatients();
  return patients.length > 1 && account?.account_type === 'patient' ? account.name : undefined;
}
