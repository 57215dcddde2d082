/** Waits for a write, and hands on nothing of what the database says of it. */
export const dropResult = async (write: Promise<unknown>): Promise<void> => {
  await write;
};
