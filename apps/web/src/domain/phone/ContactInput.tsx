import type { FieldErrors } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { TextInput } from '../../ui/Field.tsx';
import { texts } from './texts.ts';

type Props = {
  value: string;
  onContact: (contact: string) => void;
  wrong: FieldErrors;
  /** An error message of the form itself, shown instead of the error of the server. */
  error?: string | false;
};

/**
 * A field for the e-mail address or the phone number of another person. `recipientOf` converts its value for the
 * server.
 */
export function ContactInput({ value, onContact, wrong, error }: Props) {
  const t = useTexts(texts);
  return (
    <TextInput
      label={t.emailOrPhone}
      value={value}
      error={error || (wrong.email ?? wrong.phone)}
      onChange={({ target }) => onContact(target.value)}
      required
      maxLength={254}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
