/** Injection token of the domain's ports with their adapters; who asks for it names the ones that it uses. */
export const PORTS = Symbol('Ports');
