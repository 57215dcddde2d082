import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { wordsOf } from './refusal.js';
import type { AnswerOfAction, BodyOfAction } from '../providers/api-types.js';
import { act } from '../providers/data-provider.js';

type DirectButtonProps<Path extends string> = {
  readonly children: ReactNode;
  readonly path: Path;
  readonly body: BodyOfAction<Path>;
  /** The message after success, where the page does not show the change by itself. */
  readonly done?: string | ((answer: AnswerOfAction<Path>) => string);
  /** The message where the server gives no reason. */
  readonly refused: string;
};

/** A button for actions that need no reason. */
export function DirectButton<Path extends string>(props: DirectButtonProps<Path>) {
  const { children, path, body, done, refused } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(path, body),
    onSuccess: (answer) => {
      const said = typeof done === 'function' ? done(answer) : done;
      if (said) notify(said, { type: 'success' });
    },
    onError: (failure) => notify(wordsOf(failure, refused), { type: 'error' }),
    onSettled: () => refresh(),
  });
  return (
    <Button
      variant="outlined"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {children}
    </Button>
  );
}
