import type { Kind } from '@ivuriro/contract';
import { type PublicationField, publicationNeeds } from '@ivuriro/contract/publication';
import type { Member } from '../../domain/providers/use-provider.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { texts } from './texts.ts';

/**
 * Names the missing fields because of which the profile is not published. It also says if there is no picture, although
 * a picture is optional.
 */
export function PublicationNeeds({ kind, member }: { kind: Kind; member: Member }) {
  const t = useTexts(texts);
  if (member.isPublished) return null;
  const missing = publicationNeeds[kind].filter((field) => !has[field](member));
  const picture = 'bio' in member ? member.picture : member.primary_picture;
  return (
    <>
      {missing.length > 0 && (
        <Banner tone="ochre">{t.publicationMissing(missing.map((field) => t.publicationFields[field]))}</Banner>
      )}
      {!picture && <Banner>{t.noPicture}</Banner>}
    </>
  );
}

const has: Record<PublicationField, (member: Member) => boolean> = {
  name: (member) => member.name.trim() !== '',
  phone: (member) => Boolean(member.phone),
  registration: (member) => 'bio' in member && Boolean(member.RMDC_Reg_number),
  speciality: (member) => 'bio' in member && member.doctorSpecialties.length > 0,
  sector: (member) => 'sector_code' in member && member.sector_code !== null,
};
