export function holdsText(typed: string, ...texts: readonly string[]): boolean {
  const wanted = typed.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
