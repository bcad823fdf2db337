import { readData } from '../../../platform/read-data.ts';

interface TestDetails {
  about: string;
  preparation: string;
  /** The limits of the test: what its result cannot tell. */
  limits: string;
  common?: true;
}
interface DrugDetails {
  about: string;
  use: string;
  caution: string;
  common?: true;
}
interface Details {
  tests: Record<string, TestDetails>;
  /** By the name of the drug, or by name and form where the forms of a drug are used differently. */
  drugs: Record<string, DrugDetails>;
  facilities: Record<string, string>;
}

/** General information about the supplied catalogue items, in plain words. */
export const catalogueDetails = (): Promise<Details> => readData('catalogue-details.json');

/** The description of a test as rich text. Its preparation is a separate field. */
export const testDescription = ({ about, limits }: TestDetails): string => `<p>${about}</p><p>${limits}</p>`;

/** The description of a drug as plain text with paragraphs. */
export const drugDescription = ({ about, use, caution }: DrugDetails): string =>
  `${about}\n\nHow it is used: ${use}\n\nGood to know: ${caution}`;
