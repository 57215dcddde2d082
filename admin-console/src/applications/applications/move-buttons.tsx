import Button from '@mui/material/Button';
import { movesFrom, type Stage } from '@portal/domain/applications/stages.js';
import { useState } from 'react';
import type { ApplicationEntry, Movable } from './stage-badge.js';
import { MoveDialog } from './move-dialog.js';
import { moveWords } from '../../components/stage-words.js';

export function MoveButtons({ application }: { readonly application: ApplicationEntry }) {
  const [asked, setAsked] = useState<{ from: Movable; to: Stage } | null>(null);
  return (
    <>
      {movesFrom(application.status).map((to) => (
        <Button key={to} variant="outlined" onClick={() => setAsked({ from: application, to })}>
          {moveWords(application.status, to)}
        </Button>
      ))}
      {asked && (
        <MoveDialog application={asked.from} to={asked.to} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
