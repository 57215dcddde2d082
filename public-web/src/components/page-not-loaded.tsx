import { useEffect, useState } from 'react';
import { Button } from './button.js';
import { serverAnswers } from '../lib/server-answers.js';

const LOOK_EVERY_MS = 3_000;

async function loadOnceThere(): Promise<void> {
  if (await serverAnswers()) location.reload();
}

/** Shown in place of a page whose code could not be loaded because the server can't be reached. */
export function PageNotLoaded() {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await loadOnceThere();
    setTrying(false);
  };

  useEffect(() => {
    const looking = setInterval(() => void loadOnceThere(), LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, []);

  return (
    <div className="page-shell grid justify-items-start gap-5">
      <title>No connection</title>
      <div className="grid justify-items-start gap-5" role="alert">
        <h1>This page could not be loaded</h1>
        <p className="lead">
          The server could not be reached. Please check your connection; the page comes by itself
          once it is back.
        </p>
      </div>
      <Button isBusy={isTrying} onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  );
}
