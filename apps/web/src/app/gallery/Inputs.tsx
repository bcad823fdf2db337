import { useState } from 'react';
import type { Whereabouts } from '../../domain/locations/divisions.ts';
import { LocationPicker } from '../../domain/locations/LocationPicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip, ChipLink, ChipRow } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select, Textarea, TextInput } from '../../ui/Field.tsx';
import { hospital, video } from '../../ui/icons.ts';
import { showToast } from '../../ui/toasts.ts';
import { Picture } from '../../ui/Picture.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { RatingInput } from '../../domain/reviews/RatingInput.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { UploadField } from '../../ui/Upload.tsx';

export function Fields() {
  const [kinds, setKinds] = useState<string[]>(['Kinyarwanda']);
  const [stars, setStars] = useState(3);
  const toggle = (kind: string) =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
  return (
    <>
      <TextInput
        label="Reason for the visit"
        hint="Only your doctor reads this."
        defaultValue="Fever since Wednesday"
      />
      <TextInput
        label="Phone"
        error="A phone number has ten digits: 0788 123 456."
        defaultValue="0788 12"
        inputMode="tel"
      />
      <Select label="Speciality" empty="All specialities" options={[{ value: 'p', label: 'Paediatrics' }]} />
      <Textarea label="What else should the doctor know?" placeholder="For example: allergic to penicillin" rows={2} />
      <Checkbox label="Today" defaultChecked />
      <Checkbox label="Tomorrow" />
      <Segment
        legend="How"
        name="how"
        defaultValue="physical"
        options={[
          { value: 'physical', label: 'In person', icon: hospital },
          { value: 'online', label: 'Online', icon: video },
        ]}
      />
      <ChipRow label="Filters">
        {['Kinyarwanda', 'English', 'Free today'].map((kind) => (
          <Chip key={kind} pressed={kinds.includes(kind)} onClick={() => toggle(kind)}>
            {kind}
          </Chip>
        ))}
        <ChipLink to="?" on>
          Gasabo
        </ChipLink>
      </ChipRow>
      <RatingInput legend="Overall" name="overall" value={stars} onChange={setStars} />
      <RatingInput optional legend="Waiting time" name="waiting" value={stars} onChange={setStars} />
    </>
  );
}

export function Files() {
  const [files, setFiles] = useState<File[]>([]);
  return <UploadField label="Attachments" files={files} onChange={setFiles} most={2} />;
}

export function Ordering() {
  const [quantity, setQuantity] = useState(2);
  const [where, setWhere] = useState<Whereabouts>({});
  return (
    <>
      <Tabs
        label="This pharmacy"
        items={[
          { to: '?tab=about', label: 'About', current: true },
          { to: '?tab=drugs', label: 'Drugs & Products', current: false },
        ]}
      />
      <QuantityStepper label="Quantity of Amoxicillin" value={quantity} most={100} onChange={setQuantity} />
      <LocationPicker where={where} down="village" optional="village" onChange={setWhere} />
    </>
  );
}

export function LongWords() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      {open && (
        <Dialog
          title="Make an appointment kwivuza no gusuzumwa indwara"
          subtitle="Dr. Diane Umutoni · in person igihe gahunda kwivuza ibitaro"
          picture={<Picture seed="d1" alt="" width={44} />}
          onClose={() => setOpen(false)}
          foot={
            <>
              <Button variant="outlined" onClick={() => setOpen(false)}>
                Back igihe
              </Button>
              <Button onClick={() => showToast({ message: 'Kept while the dialog is open.' })}>
                Next · 12,500 Frw igihe gahunda kwivuza
              </Button>
            </>
          }
        >
          <TextInput
            label="Reason for the visit impamvu yo kwivuza"
            hint="Only your doctor reads this umuganga wawe wenyine."
          />
          <Textarea label="What else should the doctor know?" rows={6} />
        </Dialog>
      )}
    </>
  );
}
