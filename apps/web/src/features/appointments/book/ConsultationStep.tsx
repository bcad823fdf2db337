import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select, Textarea } from '../../../ui/Field.tsx';
import { hospital, video } from '../../../ui/icons.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { AttachFiles } from '../../../domain/purchase/AttachFiles.tsx';
import css from '../../../domain/purchase/purchase.module.css';
import type { ConsultationType } from './booking-address.ts';
import type { Choice } from './provider-choice.ts';
import type { Insurance } from './insurance.ts';
import { texts } from './texts.ts';
import { firstMissing, type Field } from './required-booking-fields.ts';
import type { Booking } from './use-booking-draft.ts';

type Props = {
  booking: Booking;
  choice: Choice;
  insurance: Insurance;
  atHospital: boolean;
  /** The missing field that stopped the last press of Next. */
  missed: Field | null;
};

/**
 * Step 1: the reason for the appointment. Each control has the name of its field, so that the first missing one gets
 * the focus.
 */
export function ConsultationStep({ booking, choice, insurance, atHospital, missed }: Props) {
  const t = useTexts(texts);
  const { draft, change, attachedFiles } = booking;
  const stillMissed = missed === firstMissing(draft, 1) ? missed : null;
  const errorOf = (field: Field) => (field === stillMissed ? t.missing[field] : undefined);
  const options = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {choice.types.length > 1 ? (
        <Segment
          legend={t.type}
          name="consultation_type"
          value={draft.type}
          onChange={(type) => change({ type: type as ConsultationType })}
          options={[
            { value: 'ONLINE', label: t.typeOnline, icon: video },
            { value: 'PHYSICAL', label: t.typePhysical, icon: hospital },
          ]}
        />
      ) : (
        <OnlyType types={choice.types} />
      )}
      <div className={css.pair}>
        <Select
          label={t.service}
          name="service"
          error={errorOf('service')}
          value={draft.service}
          empty={t.choose}
          options={options(choice.services)}
          onChange={(event) => change({ service: event.target.value, ...(atHospital ? { doctor: '' } : {}) })}
        />
        {atHospital ? (
          <Select
            label={t.practitioner}
            name="doctor"
            error={errorOf('doctor')}
            value={draft.doctor}
            empty={draft.type === 'ONLINE' ? t.choose : t.anyDoctor}
            options={options(choice.doctors)}
            onChange={(event) => change({ doctor: event.target.value })}
          />
        ) : (
          draft.type === 'PHYSICAL' && (
            <Select
              label={t.hospital}
              name="hospital"
              error={errorOf('hospital')}
              value={draft.hospital}
              empty={t.choose}
              options={options(choice.hospitals)}
              onChange={(event) => change({ hospital: event.target.value })}
            />
          )
        )}
        {draft.type === 'PHYSICAL' && (
          <InsuranceChoice
            insurance={insurance}
            value={draft.insurance}
            wrong={errorOf('insurance')}
            onChange={(id) => change({ insurance: id })}
          />
        )}
      </div>
      <Textarea
        label={t.reason}
        name="reason"
        error={errorOf('reason')}
        rows={3}
        maxLength={2000}
        value={draft.reason}
        hint={t.reasonHint}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <AttachFiles label={t.attachments} attachedFiles={attachedFiles} />
    </>
  );
}

/** Shows the only possible type of consultation in place of a choice, or a note that the provider has no hours. */
function OnlyType({ types: [only] }: { types: ConsultationType[] }) {
  const t = useTexts(texts);
  if (!only) return <Banner tone="ochre">{t.noHours}</Banner>;
  return only === 'ONLINE' ? (
    <Banner icon={video}>{t.onlyOnline}</Banner>
  ) : (
    <Banner icon={hospital}>{t.onlyInPerson}</Banner>
  );
}

type InsuranceProps = {
  insurance: Insurance;
  value: string;
  wrong: string | undefined;
  onChange: (id: string) => void;
};

function InsuranceChoice({ insurance: { options, says, error, retry }, value, wrong, onChange }: InsuranceProps) {
  const t = useTexts(texts);
  return (
    <div>
      <Select
        label={t.insurance}
        name="insurance"
        value={value}
        empty={t.choose}
        hint={says ?? t.insuranceHint}
        error={error ? t.insurancesFailed : wrong}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <Button variant="text" size="sm" onClick={retry}>
          {t.tryAgain}
        </Button>
      )}
    </div>
  );
}
