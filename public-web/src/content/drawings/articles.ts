import type { ArticleMotif } from '../article.js';
import type { PictureDrawing } from './drawing.js';

type ArticleDrawing = PictureDrawing & { readonly tint: string };

/** On a field of 320 by 232. */
export const ARTICLE_DRAWINGS: Readonly<Record<ArticleMotif, ArticleDrawing>> = {
  shopfront: {
    tint: 'tint-clay',
    fills:
      'M84 92h32v28a16 16 0 0 1-32 0zM148 92h32v28a16 16 0 0 1-32 0zM212 92h32v28a16 16 0 0 1-32 0z',
    lines:
      'M84 92l14-36h132l14 36v28a16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0zM96 138v66h136v-66M112 204v-46h40v46M172 158h44v26h-44zM40 204h240',
    bubbles: [[144, 182, 3]],
  },
  'proof-of-work': {
    tint: 'tint-teal',
    fills: 'M76 92h108v10H76zM76 116h76v10H76z',
    lines:
      'M60 44h140v160H60zM60 72h140M76 140h92M76 156h60M176 128h92v76h-92zM196 168l16 16 34-36',
    bubbles: [
      [72, 58, 4],
      [86, 58, 4],
      [100, 58, 4],
    ],
  },
  // What is left of a price after each step.
  ledger: {
    tint: 'tint-plum',
    fills: 'M60 48h32v148H60zM108 48h32v46h-32zM156 94h32v52h-32zM204 146h32v22h-32z',
    lines: 'M40 196h240M92 48h16M140 94h16M188 146h16M236 168h16M252 168h24v28h-24z',
    bubbles: [[264, 150, 9]],
  },
  // A letter with a seal, and one broken line.
  offer: {
    tint: 'tint-clay',
    fills: 'M84 84h104v10H84zM84 152h60v10H84z',
    lines: 'M64 40h144v164H64zM84 112h104M84 128h84M84 176h40M164 186l44-76 44 76zM208 136v24',
    bubbles: [[208, 172, 4]],
  },
  map: {
    tint: 'tint-indigo',
    fills: 'M52 60h56v44H52zM52 148h56v44H52z',
    lines:
      'M40 48h240v160H40zM40 124h240M124 48v160M124 76h156M204 124v84M212 132c-28-30-28-64 0-66 28 2 28 36 0 66z',
    bubbles: [[212, 90, 10]],
  },
  advert: {
    tint: 'tint-leaf',
    fills: 'M196 164h20v40h-20zM228 132h20v72h-20zM260 180h20v24h-20z',
    lines:
      'M52 92v48h28l68 36V56L80 92zM80 92v48M164 96c12 10 12 30 0 40M180 80c24 20 24 52 0 72M84 140l12 52h20l-10-40M184 204h108',
    bubbles: [[66, 116, 5]],
  },
};
