import type { NewsItem } from '../news.js';
import type { PictureDrawing } from './drawing.js';

/** On a field of 96 by 72. */
export const NEWS_DRAWINGS: Readonly<Record<NewsItem['image'], PictureDrawing>> = {
  // Talks on a screen, a face in each tile; one of them is speaking.
  'career-fair': {
    fills: 'M38 10h20v23H38z',
    lines:
      'M8 4h80v56H8zM34 68h28M48 60v8M12 10h22v23H12zM38 10h20v23H38zM62 10h22v23H62zM12 37h22v19H12zM62 37h22v19H62zM16 33c0-9 14-9 14 0M42 33c0-9 12-9 12 0M66 33c0-9 14-9 14 0M16 56c0-8 14-8 14 0M66 56c0-8 14-8 14 0M38 40h20v9H48l-4 5v-5h-6z',
    bubbles: [
      [23, 20, 4],
      [48, 20, 4],
      [73, 20, 4],
      [23, 44, 3.5],
      [73, 44, 3.5],
    ],
  },
  // A page with a seal, over which a shoot grows.
  startup: {
    fills: 'M18 26h60v40H18z',
    lines:
      'M18 26h60v40H18zM26 38h26M26 47h20M26 56h14M48 26V12M48 18c-9 0-13-5-13-13 9 0 13 5 13 13zM48 14c0-7 5-10 13-10 0 7-5 10-13 10zM60 57l-3 9 7-4 7 4-3-9',
    bubbles: [[64, 50, 8]],
  },
  // Three months in a row, the last of them new.
  phone: {
    fills: 'M62 22h22v32H62z',
    lines:
      'M10 22h22v32H10zM36 22h22v32H36zM62 22h22v32H62zM16 18v8M26 18v8M42 18v8M52 18v8M68 18v8M78 18v8M10 31h22M36 31h22M62 31h22M15 42l4 4 8-9M41 42l4 4 8-9M10 64h74M78 60l6 4-6 4',
    bubbles: [[73, 42, 6]],
  },
  // A sheet that is half sent; the rest waits for the network.
  test: {
    fills: 'M10 6h40v60H10z',
    lines:
      'M10 6h40v60H10zM28 18h15M28 30h15M28 42h15M28 54h15M16 42a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16 54a4 4 0 1 0 8 0a4 4 0 1 0-8 0M62 30a16 16 0 0 1 26 0M67 38a9 9 0 0 1 16 0M62 54L88 20M75 46v.5',
    bubbles: [
      [20, 18, 4],
      [20, 30, 4],
    ],
  },
};
