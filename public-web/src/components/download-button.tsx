import { useState, type ReactNode } from 'react';
import { messageOf, type Fallbacks } from '../lib/api-failure.js';
import { Button, type ButtonLook } from './button.js';
import { Notice } from './notice.js';

type DownloadButtonProps = {
  readonly save: () => Promise<void>;
  readonly fallbacks: Fallbacks;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
};

/** Saves a file, one at a time; why that failed is said below. */
export function DownloadButton({ save, fallbacks, look, children }: DownloadButtonProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    await save().catch(setFailure);
    setBusy(false);
  };
  return (
    <>
      <Button {...(look && { look })} isBusy={isBusy} onClick={() => void download()}>
        {children}
      </Button>
      {failure !== null && (
        <div className="full-row">
          <Notice kind="error">{messageOf(failure, fallbacks)}</Notice>
        </div>
      )}
    </>
  );
}
