import { Confirm } from 'react-admin';
import { useRefusalCode } from '../components/action-form.js';
import { CheckField } from '../components/field.js';

/** What the server answers to a change that leaves a domain with too few questions. */
export const DOMAINS_WOULD_CLOSE = 'domains_would_close';

/** Shown when the server asks for a confirmation. */
export const CONFIRM_CLOSE = (
  <CheckField name="confirmed" label="It is meant: offer no test there" />
);

export const ConfirmClose = () => useRefusalCode() === DOMAINS_WOULD_CLOSE && CONFIRM_CLOSE;

type Props = {
  readonly message: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export const ImportAnyway = ({ message, ...ways }: Props) => (
  <Confirm
    isOpen
    title="Import anyway?"
    content={message}
    cancel="Back"
    confirm="Import anyway"
    {...ways}
  />
);
