import { installDebianPackages } from './debian-packages.mjs';
import { findOrGet, onPath } from './find-or-get.mjs';

/** Mounting what is built takes it. */
const isRoot = () => process.getuid?.() === 0;

/** The path of a builder of images that needs no daemon, with what makes its base; gets one if there is none. */
export async function getBuildah(stop) {
  const sought = {
    variables: ['BUILDAH_PATH'],
    candidates: () => (isRoot() && onPath(['debootstrap']).length > 0 ? onPath(['buildah']) : []),
    ways: [() => installDebianPackages(['buildah', 'debootstrap', 'crun'], stop)],
    advice:
      'The image can be built by a test where buildah and debootstrap are (Debian, as root: apt-get install buildah debootstrap).',
  };
  return findOrGet(sought, stop);
}
