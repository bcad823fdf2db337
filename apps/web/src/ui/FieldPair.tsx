import type { ReactNode } from 'react';
import css from './FieldPair.module.css';

/** Two fields of a dialog beside each other, one below the other on a phone. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
