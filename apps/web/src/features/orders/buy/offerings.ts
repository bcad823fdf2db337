import type { DrugOffering, LabOffering } from '@ivuriro/contract';
import { excerptOf } from '../../../lib/text/excerpt.ts';
import { isSoldOnline, needsPrescription } from '../../../domain/drugs/supply.ts';
import type { Item } from './draft.ts';

/** The reason why an item of the list cannot be ordered. */
export type Hindrance = 'out' | 'notOffered' | 'notSold';

/** A test or drug of one laboratory or pharmacy, as the list shows it. */
export type Offering = {
  id: string;
  /** The id of the test or drug in the catalogue. */
  of: string;
  name: string;
  /** The line below the name: how long a test takes, or the category and class of a drug. */
  about: string;
  excerpt: string;
  price: number;
  /** Sold on prescription only. */
  rx: boolean;
  hindrance: Hindrance | null;
  image: { filename: string } | null;
  /** The description of a test, as HTML that the server has sanitized. */
  description: string;
  /** The description of a drug, as plain text. */
  plain: string;
  preparation: string;
};

export function offeringOfTest({ id, test, turn_around_time, test_price, status }: LabOffering): Offering {
  return {
    id,
    of: test.id,
    name: test.title,
    about: turn_around_time,
    excerpt: excerptOf(test.description),
    price: test_price,
    rx: false,
    hindrance: status === 'OUT_STOCK' ? 'notOffered' : null,
    image: null,
    description: test.description,
    plain: '',
    preparation: test.patient_preparation,
  };
}

export function offeringOfDrug({ id, price, status, drug }: DrugOffering): Offering {
  return {
    id,
    of: drug.id,
    name: drug.name,
    about: [...new Set([drug.category.name, drug.class.name])].join(' · '),
    excerpt: excerptOf(drug.description),
    price,
    rx: needsPrescription(drug.supply),
    hindrance: hindranceOf(drug.supply, status),
    image: drug.image,
    description: '',
    plain: drug.description,
    preparation: '',
  };
}

export const itemOf = ({ id, of, name, price, rx }: Offering): Item => ({ id, of, name, price, rx, quantity: 1 });

function hindranceOf(supply: string, status: DrugOffering['status']): Hindrance | null {
  if (!isSoldOnline(supply)) return 'notSold';
  return status === 'OUT_STOCK' ? 'out' : null;
}
