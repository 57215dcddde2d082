import type { BadgeFile } from './badge-file.js';
import { checkBadge } from './check-badge.js';

// A thread of its own: a file that is made to take for ever stops nothing but itself.
addEventListener('message', ({ data }: MessageEvent<BadgeFile>) => {
  checkBadge(data).then(
    (state) => postMessage(state),
    () => postMessage('unreachable'),
  );
});
