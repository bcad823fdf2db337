import { OwnPin } from '../features/identity/shared-computer/OwnPin.tsx';
import { SharedComputers } from '../features/identity/shared-computer/SharedComputers.tsx';
import { may } from '../lib/session/permissions.ts';
import { useAccount } from '../lib/session/use-account.ts';

/** The PIN of a member of a provider, and for owners and managers the computers that the members share. */
export function ComputerSettings() {
  const account = useAccount();
  return (
    account && (
      <>
        <OwnPin token={account.token} />
        {may(account, 'computers.manage') && <SharedComputers token={account.token} />}
      </>
    )
  );
}
