import { useFormSubmit } from './use-form-submit.ts';

/** Opens a PDF in a new tab, where the person can print it. `address` asks the server for the URL of the PDF. */
export function useOpenPaper(address: () => Promise<string>): { opening: boolean; open: () => void } {
  const { sending, send } = useFormSubmit();
  const open = () => {
    // the tab is opened before the server has answered, because a browser blocks a window that opens later
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
