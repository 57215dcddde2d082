import { useMutation } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { Folded } from '../../../components/folded.js';
import { Form, TextField } from '../../../components/form.js';
import { Notice } from '../../../components/notice.js';
import { messageOf } from '../../../lib/api-failure.js';
import { enterRoom, type Seat } from './seat.js';

type RoomProps = {
  readonly email: string;
  /** Null outside of every room. */
  readonly seat: Seat | null;
  /** What starts or resumes the test. */
  readonly children: ReactNode;
};

/** The start of a test, which in a room needs an admission on this device. */
export function Room({ email, seat, children }: RoomProps) {
  const code = <RoomCode email={email} />;
  if (!seat) {
    return (
      <>
        {children}
        <Folded title="Taking the test in a room?">{code}</Folded>
      </>
    );
  }
  const { state } = seat;
  return (
    <>
      <Notice key={state} kind={state === 'declined' ? 'error' : 'info'}>
        <p>
          <strong>{HEADS[state]}</strong>
        </p>
        <p>{textOf(seat)}</p>
      </Notice>
      {(state === 'declined' || state === 'on-another-device') && code}
      {(state === 'declined' || state === 'admitted') && children}
    </>
  );
}

const timeText = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const HEADS = {
  waiting: 'Waiting to be admitted',
  admitted: 'You are admitted',
  declined: 'You were not admitted',
  'on-another-device': 'A new admission is needed',
};

const textOf = ({ state, place, reason, startsAt }: Seat): string =>
  ({
    waiting: `Show the supervisor at ${place} an identity document. This page goes on by itself.`,
    admitted: `Your test at ${place} can start from ${timeText.format(new Date(startsAt))}, on this device.`,
    declined: `${reason} Enter the code again, or take the test at home, without supervision.`,
    'on-another-device': `You entered the room at ${place} on another device. To go on here, enter its code.`,
  })[state];

const FALLBACKS = { refused: 'The code could not be checked.' };

function RoomCode({ email }: { readonly email: string }) {
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (code: string) => enterRoom(email, code),
    networkMode: 'always',
  });
  const enter = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(new FormData(event.currentTarget).get('code') as string);
  };
  return (
    <Form label="Enter a room" onSubmit={enter}>
      <TextField
        label="Code on the board"
        name="code"
        hint="Six letters and digits. It changes every five minutes."
        error={error ? messageOf(error, FALLBACKS) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={reset}
      />
      <Button type="submit" look="secondary" isBusy={isPending}>
        Enter the Room
      </Button>
    </Form>
  );
}
