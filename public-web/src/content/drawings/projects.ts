type ProjectDrawing = { readonly shape: string; readonly lines: string };

/** The emoji as our own drawings: the same on every device, also without an emoji font. */
export const PROJECT_DRAWINGS: Readonly<Record<string, ProjectDrawing>> = {
  '🛒': {
    shape: 'M12 14h30l-4 16H16z',
    lines:
      'M4 8h6l7 28h20M15 22h25M25 14l1 16M33 14l-2 16M20 42a2 2 0 1 0 .1 0zM34 42a2 2 0 1 0 .1 0z',
  },
  '🧵': {
    shape: 'M14 12h20v24H14z',
    lines: 'M11 6h26v6H11zM11 36h26v6H11zM14 20l20-4M14 26l20-4M14 32l20-4M34 34c8 0 4 8 10 8',
  },
  '🍱': {
    shape: 'M8 14h16v20H8z',
    lines: 'M4 10h40v28H4zM24 14v20M28 24h12M34 19a2.5 2.5 0 1 0 .1 0zM30 30h8M12 20h8M12 26h8',
  },
  '📒': {
    shape: 'M12 5h28v38H12z',
    lines: 'M12 5v38M8 12h8M8 20h8M8 28h8M8 36h8M21 14h13M21 21h13M21 28h7',
  },
  '🎓': {
    shape: 'M4 18 24 9l20 9-20 9z',
    lines: 'M12 22v11c6 5 18 5 24 0V22M44 18v14M44 35v1',
  },
  '🩺': {
    shape: 'M37 21a5 5 0 1 0 .1 0z',
    lines: 'M12 5H7v12a10 10 0 0 0 20 0V5h-5M17 27v6a10 10 0 0 0 20 0v-2',
  },
  '📣': {
    shape: 'M8 19h10l20-11v32L18 29H8z',
    lines: 'M12 29l3 13h6l-3-13M18 19v10M42 20a6 6 0 0 1 0 8',
  },
  '🌱': {
    shape: 'M24 27C11 27 6 20 6 10c12 0 18 6 18 17zm0-5c0-8 6-12 18-12 0 9-6 14-18 14z',
    lines: 'M24 43V22M14 43h20',
  },
};
