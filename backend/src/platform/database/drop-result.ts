/** Waits for a write, and returns nothing of the database's answer. */
export const dropResult = async (write: Promise<unknown>): Promise<void> => {
  await write;
};
