import type { BadgeFile } from './badge-file.js';
import { checkBadge } from './check-badge.js';

// In a worker, so that a file that takes for ever does not block the page.
addEventListener('message', ({ data }: MessageEvent<BadgeFile>) => {
  checkBadge(data).then(
    (state) => postMessage(state),
    () => postMessage('unreachable'),
  );
});
