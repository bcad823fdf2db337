import { useAccount, useAccounts } from '../../lib/session/use-account.ts';

/** The patients for whom the person may buy: themselves and their children. */
export const usePatients = () => useAccounts().filter(({ account_type }) => account_type === 'patient');

/** The name of the patient for whom the purchase is; undefined when there is no other answer. */
export function useForWhom(): string | undefined {
  const account = useAccount();
  const patients = usePatients();
  return patients.length > 1 && account?.account_type === 'patient' ? account.name : undefined;
}
