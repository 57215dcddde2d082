import sharp from 'sharp';

const ICO_HEADER = 22;

function icoOf(png, size) {
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER, 18);
  return Buffer.concat([header, png]);
}

/** The mark in the sizes that browsers and phones ask for, by the names of their files. */
export async function drawIcons(svg) {
  const drawn = (size) => sharp(svg, { density: 2 * size }).resize(size, size);
  const [r, g, b, alpha] = await drawn(32)
    .ensureAlpha()
    .extract({ left: 16, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = alpha ? { r, g, b } : '#ffffff';
  const around = { top: 51, bottom: 51, left: 51, right: 51, background };
  const png = (picture) => picture.png().toBuffer();
  return {
    'icon-180.png': await png(drawn(180).flatten({ background })),
    'icon-192.png': await png(drawn(192)),
    'icon-512.png': await png(drawn(512)),
    'icon-maskable-512.png': await png(drawn(410).flatten({ background }).extend(around)),
    'favicon.ico': icoOf(await png(drawn(32)), 32),
  };
}
