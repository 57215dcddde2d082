/** A path without slashes at its end. A loop, since `/\/+$/` can take quadratic time. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}
