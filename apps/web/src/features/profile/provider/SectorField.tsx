import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { openLevels } from '../../../domain/locations/divisions.ts';
import { LocationPicker } from '../../../domain/locations/LocationPicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { pin } from '../../../ui/icons.ts';
import { placeIn } from './profile-form.ts';
import { texts } from './texts.ts';
import css from './profile.module.css';

type Props = { label: string; value: string; error: string | undefined; onChange: (value: string) => void };

/**
 * The sector of a place as text. The selects for province, district and sector appear only when the sector is changed.
 */
export function SectorField({ label, value, error, onChange }: Props) {
  const t = useTexts(texts);
  const where = placeIn(value);
  const group = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState(false);
  const change = () => {
    setChanging(true);
    requestAnimationFrame(() => group.current?.querySelector('select')?.focus());
  };
  const last = openLevels(where, 'sector').at(-1) ?? 'province';
  return (
    <div ref={group} role="group" aria-label={label}>
      {where.sector && !changing ? (
        <div className={css.sector}>
          <span aria-hidden="true">{label}</span>
          <p>
            <Icon of={pin} />
            {[where.sector.name, where.district?.name].filter(Boolean).join(', ')}
          </p>
          <Button variant="outlined" size="sm" onClick={change} aria-label={t.changeSector}>
            {t.change}
          </Button>
        </div>
      ) : (
        <LocationPicker
          where={where}
          down="sector"
          errors={{ [last]: error }}
          onChange={(to) => {
            onChange(Object.keys(to).length > 0 ? JSON.stringify(to) : '');
            if (to.sector) setChanging(false);
          }}
        />
      )}
    </div>
  );
}
