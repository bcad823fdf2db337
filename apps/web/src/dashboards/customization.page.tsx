import { OwnData } from '../features/privacy/own-data/OwnData.tsx';
import { Customization } from '../features/profile/provider/Customization.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import { ComputerSettings } from './ComputerSettings.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'customization' };

/** The same page serves every kind of provider. */
export default function CustomizationPage() {
  return (
    <Customization
      providerContext={useProviderContext()}
      security={
        <AccountSecurity>
          <ComputerSettings />
        </AccountSecurity>
      }
      data={<OwnData of="provider" />}
    />
  );
}
