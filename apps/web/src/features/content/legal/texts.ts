import type { Catalogue } from '../../../lib/language/texts.ts';
import type { Text } from './legal-texts.ts';

const en = {
  home: 'Home',
  onThisPage: 'On this page',
  version: (version: number) => `Version ${version}`,
  notWritten: 'This text has not been written yet',
  notWrittenSays: 'Until it is, ask us: our telephone number and e-mail address stand at the foot of this page.',
};

const pageTexts: Record<Text, { title: string; says: string }> = {
  faq: {
    title: 'Frequently asked questions',
    says: 'Answers about finding a doctor, booking, paying, online visits and prescriptions.',
  },
  term: {
    title: 'Terms of use',
    says: 'What Ivuriro does, how booking, paying and cancelling work, and what each side answers for.',
  },
  policy: {
    title: 'Privacy policy',
    says: 'Which data Ivuriro keeps, what for, who sees it and what you can decide.',
  },
};

const english = { ...en, ...pageTexts };

export const texts: Catalogue<typeof english> = { en: english };
