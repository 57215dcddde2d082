import { useEffect, useState } from 'react';
import { LeaveDialog } from './leave-dialog.js';
import type * as SignIn from './sign-in-again.js';
import { SubmitDialog, type SubmitDialogProps } from './submit-dialog.js';
import type { useLeaveGuard } from './use-leave-guard.js';

type QuizDialogsProps = {
  readonly email: string;
  readonly signedOut: string;
  readonly isSigningIn: boolean;
  readonly onSignInClose: () => void;
  readonly leaving: ReturnType<typeof useLeaveGuard>;
  readonly isAsking: boolean;
  readonly sheet: Omit<SubmitDialogProps, 'onClose'>;
  readonly onAskClose: () => void;
};

/** The code is loaded in advance, since few tests need it; again when needed, if that failed. */
function LateSignIn({
  isNeeded,
  ...props
}: SignIn.SignInAgainProps & { readonly isNeeded: boolean }) {
  const [code, setCode] = useState<typeof SignIn | null>(null);
  useEffect(() => {
    if (!code) import('./sign-in-again.js').then(setCode, () => undefined);
  }, [code, isNeeded]);
  return isNeeded && code ? <code.SignInAgain {...props} /> : null;
}

/** At most one dialog over the test; the most urgent one first. */
export function QuizDialogs(props: QuizDialogsProps) {
  return (
    <>
      <LateSignIn {...props} isNeeded={props.isSigningIn} onClose={props.onSignInClose} />
      {!props.isSigningIn && <OtherDialogs {...props} />}
    </>
  );
}

function OtherDialogs({ leaving, isAsking, onAskClose, sheet }: QuizDialogsProps) {
  if (leaving.isAsking) return <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />;
  return isAsking ? <SubmitDialog {...sheet} onClose={onAskClose} /> : null;
}
