import { domainLabel } from '@portal/domain/kernel/choices.js';
import { useFieldValue } from 'react-admin';
import { asPaise } from './format.js';
import { Moment } from './moment.js';

type CellProps = { readonly source: string };

export const Paise = ({ source }: CellProps) => asPaise(Number(useFieldValue({ source })));

export const DomainName = ({ source }: CellProps) => domainLabel(String(useFieldValue({ source })));

/** A time; a dash if there is none. */
export const When = ({ source }: CellProps) => (
  <Moment at={useFieldValue({ source }) as string | null} />
);
