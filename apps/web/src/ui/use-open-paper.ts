import { useFormSubmit } from './use-form-submit.ts';

/** Opens a paper as a PDF in a new tab, from where it is printed. `address` asks the server for its address. */
export function useOpenPaper(address: () => Promise<string>): { opening: boolean; open: () => void } {
  const { sending, send } = useFormSubmit();
  const open = () => {
    // opened at once, because a browser blocks a window that opens after the answer of the server
    const tab = window.open('', '_blank');
    void send(async () => {
      const url = await address().catch((error: unknown) => {
        tab?.close();
        throw error;
      });
      if (tab) tab.location.href = url;
      else location.assign(url);
    });
  };
  return { opening: sending, open };
}
