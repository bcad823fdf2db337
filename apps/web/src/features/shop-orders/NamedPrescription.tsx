import { useCall } from '../../shared/api/use-call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PrescriptionHead } from '../../shared/prescription/PrescriptionHead.tsx';
import { PrescribedLines } from '../../shared/prescription/PrescribedLines.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { messages } from './messages.ts';

/** Read when it is asked for: the patient sees who looked. */
export function NamedPrescription({ code }: { code: string }) {
  const t = useMessages(messages);
  const { data, isError, refetch } = useCall('GET /pharmacy/prescription/code/{code}', { params: { code } });
  if (isError) {
    return (
      <p role="alert">
        {t.showFailed}{' '}
        <Button variant="text" size="sm" onClick={() => void refetch()}>
          {t.show}
        </Button>
      </p>
    );
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr">{t.reading}</span>
        <Skeleton height="96px" />
      </div>
    );
  }
  return (
    <>
      <PrescriptionHead prescription={data} />
      <PrescribedLines lines={data.drugs} />
    </>
  );
}
