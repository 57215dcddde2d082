/** Ends the process, with a line that says why, on a Node.js that is too old. */
export function requireNode(major, minor) {
  const own = process.versions.node;
  const [ownMajor, ownMinor] = own.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`Node.js ${major}.${minor} or newer is needed; this is ${own}. See nodejs.org`);
  process.exit(1);
}
