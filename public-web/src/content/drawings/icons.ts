import type { ServiceIcon } from '../services.js';
import type { Drawing } from './drawing.js';

type SignName = 'arrow' | 'arrow-out' | 'plus' | 'minus' | 'search' | 'person';

export type IconName = ServiceIcon | SignName;

export const DRAWINGS: Readonly<Record<IconName, Drawing>> = {
  browser: { lines: 'M3.5 6.5h25v19h-25zM3.5 12h25M8 17h8M8 21h5', bubble: [23, 19, 2.8] },
  compass: {
    lines: 'M3.5 16a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0zM22 10l-4 8-8 4 4-8z',
    bubble: [16, 16, 2.2],
  },
  speech: {
    lines:
      'M4 6h24v16H14.5L8.5 27v-5H4zM8.8 14a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM14.3 14a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z',
    bubble: [21.5, 14, 2.4],
  },
  pen: { lines: 'M5 27l1.6-6.6L21.5 5.5l5 5L11.6 25.4zM18 9l5 5M15 28h6.5', bubble: [27, 27, 2.6] },
  chip: {
    lines: 'M9 9h14v14H9zM13 4v5M19 4v5M13 23v5M19 23v5M4 13h5M4 19h5M23 13h5M23 19h5',
    bubble: [16, 16, 3],
  },
  shapes: { lines: 'M3.5 27.5L11.5 14l8 13.5zM18.5 4.5h9.5V14h-9.5z', bubble: [9, 8.5, 4] },
  'camera-square': {
    lines:
      'M9 4.5h14a4.5 4.5 0 0 1 4.5 4.5v14a4.5 4.5 0 0 1-4.5 4.5H9A4.5 4.5 0 0 1 4.5 23V9A4.5 4.5 0 0 1 9 4.5zM10.5 16a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
    bubble: [22.6, 9.4, 2],
  },
  target: {
    lines:
      'M3.5 16a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0zM8.5 16a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z',
    bubble: [16, 16, 3],
  },
  funnel: { lines: 'M4 4.5h24L18.5 16.5V25l-5 3V16.5z', bubble: [16, 9.6, 2.6] },
  basket: { lines: 'M3.5 12h25L26 27.5H6zM10 12l4-8M22 12l-4-8', bubble: [16, 19.8, 3] },
  parcel: {
    lines: 'M4 10l12-6 12 6v13l-12 6-12-6zM4 10l12 6 12-6M16 16v13M10 7l12 6',
    bubble: [22, 20.5, 2.4],
  },
  storefront: {
    lines: 'M5.5 13v14.5h21V13M3.5 13l3-8.5h19l3 8.5zM10.5 27.5V19h7v8.5',
    bubble: [22, 20.5, 2.2],
  },
  aperture: {
    lines:
      'M3.5 16a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0zM21.6 17.5L11.5 27.6M17.5 21.6L3.6 17.9M11.9 20.1L8.2 6.2M10.4 14.5L20.5 4.4M14.5 10.4L28.4 14.1M20.1 11.9L23.8 25.8',
    bubble: [16, 16, 2.2],
  },
  chart: {
    lines: 'M4.5 4v23.5H28M10.5 22.5V18M16.5 22.5V13.5M22.5 22.5V11',
    bubble: [22.5, 5.8, 2.6],
  },
  briefcase: {
    lines: 'M3.5 10h25v17h-25zM11.5 10V5h9v5M3.5 17.5h9M19.5 17.5h9',
    bubble: [16, 17.5, 3],
  },
  arrow: { lines: 'M5 16h21M17.5 7.5L26 16l-8.5 8.5' },
  'arrow-out': { lines: 'M9 23L23 9M11 9h12v12' },
  plus: { lines: 'M16 6v20M6 16h20' },
  minus: { lines: 'M6 16h20' },
  search: { lines: 'M5 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM20.5 20.5L28 28' },
  person: {
    lines: 'M10.5 10.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM5 28c0-5.5 5-9 11-9s11 3.5 11 9',
  },
};
