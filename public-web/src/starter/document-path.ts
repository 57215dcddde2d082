/** The path of the document, as the starter finds it: Back may have changed the address before the other scripts come. */
export const documentPath = location.pathname;
