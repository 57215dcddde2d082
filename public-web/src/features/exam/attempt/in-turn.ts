/** Runs work of a name while no other tab of this browser runs work of that name. */
export async function inTurn<Outcome>(name: string, work: () => Promise<Outcome>) {
  // Only on secure pages; elsewhere tabs go without.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
