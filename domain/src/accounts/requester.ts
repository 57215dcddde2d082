/** Where a request comes from, as keyed hashes that can be compared but not read. */
export type Requester = {
  readonly browser: string | null;
  /** The network address, or its block for IPv6. */
  readonly network: string;
};
