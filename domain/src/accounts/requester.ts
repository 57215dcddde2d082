/** Where a request comes from, in forms that can be compared but not read. */
export type Requester = {
  /** The browser, if it shows the cookie that it was given earlier. */
  readonly browser: string | null;
  /** The network address, or its block for IPv6. */
  readonly network: string;
};
